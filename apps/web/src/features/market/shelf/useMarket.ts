import { askMarket } from './askMarket.ts'
import type { Market } from './readMarket.ts'
import { type ReadState, useMarketAnswer } from './useMarketAnswer.ts'

export const useMarket = (): ReadState<Market> & { again: () => void } => useMarketAnswer('market', askMarket)
