import type { GovernorTerms } from './kinds/governorKinds.ts'
import type { LiquidityTerms } from './kinds/liquidityKinds.ts'
import type { MarketTerms } from './kinds/marketKinds.ts'
import type { MusicTerms } from './kinds/musicKinds.ts'
import type { RecoveryTerms } from './kinds/recoveryKinds.ts'
import type { SwapTerms } from './kinds/swapKinds.ts'
import type { TabKindTerms } from './kinds/tabKinds.ts'
import type { TokenTerms } from './kinds/tokenKinds.ts'

/**
 * Terms of each kind of transaction on screen. They are built independently of the bytes, so that the gate can compare
 * the two (spec: signing.said-and-shown). A missing kind does not compile.
 */
export type TermsByKind = GovernorTerms &
  LiquidityTerms &
  MarketTerms &
  MusicTerms &
  RecoveryTerms &
  SwapTerms &
  TabKindTerms &
  TokenTerms

export type ShownKind = keyof TermsByKind
export type ShownTerms<Kind extends ShownKind = ShownKind> = {
  [Each in Kind]: { kind: Each } & TermsByKind[Each]
}[Kind]
