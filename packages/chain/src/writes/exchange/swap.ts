import type { Write } from '../../write.ts'
import { type SwapOnV1, swapOnV1 } from './swapOnV1.ts'
import { type SwapOnV2, swapOnV2 } from './swapOnV2.ts'

export type Swap = ({ version: 'v1' } & SwapOnV1) | ({ version: 'v2' } & SwapOnV2)

export function swap(input: Swap): Write {
  if (input.version === 'v1') return { kind: 'swap', candidates: [swapOnV1(input)] }
  return { kind: 'swap', candidates: swapOnV2(input), picks: 'nextWorksToo' }
}
