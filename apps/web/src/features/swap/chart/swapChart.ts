import { flag } from '@musi/domain/untrusted'
import { stored } from '#platform/page/storage/stored.ts'

/** True while the price chart is open; remembered between visits. */
export const swapChart = stored(
  { key: 'musi.swapChart', version: 1, defaults: { isOpen: false }, readers: { isOpen: flag } },
  () => localStorage,
)
