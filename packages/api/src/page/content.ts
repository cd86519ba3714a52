/** Content-addressed files at `/ipfs/{id}`. On our own chain the server is the IPFS gateway. */
export const CONTENT_PATH = '/ipfs'
