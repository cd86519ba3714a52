/** Content-addressed files at `/ipfs/{id}`, as an IPFS gateway serves them. On our own chain the server is the gateway. */
export const CONTENT_PATH = '/ipfs'
