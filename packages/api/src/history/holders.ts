import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, amount, wholeNumber } from '../values.ts'
import { byAddress, byNumber, needed } from '../parameters.ts'
import { resource } from '../resource.ts'
import { HOLDERS_PATH } from '../paths.ts'

/** An account's balance of a token, summed from its transfers. */
export const Holder = v.object({
  /** Position in the list, from 1. */
  place: wholeNumber,
  account: address,
  amount,
})
export type Holder = v.InferInput<typeof Holder>

/** Answer of GET /api/holders, largest first. */
export const Holders = indexPage(Holder)
export type Holders = v.InferInput<typeof Holders>

export const holdersResource = resource({
  path: HOLDERS_PATH,
  description:
    'Holders of a token, largest balance first, computed from its stored transfers. 200 per page. A token whose transfers are not stored has no rows. Not computed for a token with more than 50,000 transfers (422, `tooMuch`).',
  query: {
    token: needed(byAddress('the token')),
    after: byNumber('the `place` of the last holder of the previous page'),
  },
  row: Holder,
  answer: Holders,
})
