/** spec: tokens.balances-swept */
const SWEEP_BLOCKS = 20

/** At which block, and of which tokens. */
export type Swept<Tokens> = { readonly block: number; readonly of: Tokens }

/** On opening, every 20 blocks, and for another list, whose tokens nobody has asked about. A chain can go back, too. */
export const isSweepDue = <Tokens>(last: Swept<Tokens> | null, now: Swept<Tokens>): boolean =>
  last === null || last.of !== now.of || Math.abs(now.block - last.block) >= SWEEP_BLOCKS
