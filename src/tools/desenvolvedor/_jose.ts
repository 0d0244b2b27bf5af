/** The part of `jose` that is used: a bundle that loads it by this file leaves out the other two thirds. */
export { compactVerify, errors, importJWK, importSPKI, importX509 } from 'jose';
