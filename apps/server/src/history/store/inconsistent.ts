/** Thrown when an answer comes from another chain than expected, or than a moment ago. A retry may succeed. */
export class Inconsistent extends Error {}
