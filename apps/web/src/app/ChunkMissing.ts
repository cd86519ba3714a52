/** A page's code did not come, twice. The cause says how. */
export class ChunkMissing extends Error {}
