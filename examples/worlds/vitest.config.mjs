// A configuration of its own, so that none of a folder above is read.
export default {};
