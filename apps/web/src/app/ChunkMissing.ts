/** A page's code failed to load twice. The cause says why. */
export class ChunkMissing extends Error {}
