import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, amount, finite, seconds, wholeNumber } from '../values.ts'
import { byAddress, byNumber, needed, step } from '../parameters.ts'
import { resource } from '../resource.ts'
import { WORTH_PATH } from '../paths.ts'

/** Seconds between two points. */
export const WORTH_STEPS = [3600, 86_400] as const
export type WorthStep = (typeof WORTH_STEPS)[number]

/** An account's balance of one token whose transfers are followed. */
const Holding = v.object({
  token: address,
  /** Balance; of pool shares, including staked ones. */
  amount,
  /** Worth by the pools of that block; null if no pool leads to dollars. */
  dollars: v.nullable(v.pipe(finite, v.minValue(0))),
})

/** An account's holdings of followed tokens at one time. */
export const WorthPoint = v.object({
  timeSeconds: seconds,
  /** The newest block at that time. */
  block: wholeNumber,
  holdings: v.array(Holding),
})
export type WorthPoint = v.InferInput<typeof WorthPoint>

/** Answer of GET /api/worth, newest first. */
export const Worth = indexPage(WorthPoint)
export type Worth = v.InferInput<typeof Worth>

export const worthResource = resource({
  path: WORTH_PATH,
  description:
    'Balances of an account in the tokens whose transfers are stored, newest first: now, and at each full hour or day before. 60 per page. Pair shares include staked ones. Dollars follow from the pools of that block; null means that no pools lead to a dollar price. Not computed for an account with more than 20,000 transfers (422, `tooMuch`).',
  query: {
    account: needed(byAddress('the account')),
    step: step('seconds between two points', WORTH_STEPS, 86_400),
    before: byNumber('the time of the last point of the previous page'),
  },
  row: WorthPoint,
  answer: Worth,
})
