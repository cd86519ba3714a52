import { flag } from '@musi/domain/untrusted'
import { stored } from '#platform/page/storage/stored.ts'

/** Whether the chart of the price is open: as the person left it. */
export const swapChart = stored(
  { key: 'musi.swapChart', version: 1, defaults: { isOpen: false }, readers: { isOpen: flag } },
  () => localStorage,
)
