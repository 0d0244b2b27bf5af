export default {
  // Else Next.js redirects /v1/cpf/ to /v1/cpf, where the service has an answer of its own.
  skipTrailingSlashRedirect: true,
};
