/** Files by what they hold, `/ipfs/{id}`, as a gateway to IPFS serves them: on a chain of our own the server is one. */
export const CONTENT_PATH = '/ipfs'
