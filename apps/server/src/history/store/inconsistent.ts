/** The answer is not of the chain that was asked about, or of another than a moment ago. The next look may be right. */
export class Inconsistent extends Error {}
