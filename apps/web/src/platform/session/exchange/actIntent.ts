import type { PromisedAmounts } from '@musi/chain/sendWrite/promisedAmounts'
import type { Write } from '@musi/chain/write'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import type { SendIntent } from '../transactions/send/send.ts'
import { exchangeAddresses } from './exchangeAddresses.ts'

type Act<Code> = Omit<SendIntent, 'load'> & {
  /** Imports the code that builds the call. */
  code: () => Promise<Code>
  write: (code: Code, deadlineSeconds: bigint) => Write
  /** Amounts that leave the account; none by default. */
  pays?: PromisedAmounts['pays']
  /** Amounts that reach the account or a named receiver; none by default. */
  gets?: PromisedAmounts['gets']
}

/** An act whose call is built for simulation or sending, and verified against its promised terms. */
export const actIntent = <Code>({ code, write, pays = [], gets = [], ...intent }: Act<Code>): SendIntent => ({
  ...intent,
  load: async () => {
    const loaded = await retryOnce(code)
    const promised = { pays, gets, balanceReader: exchangeAddresses().multicall }
    return (deadlineSeconds) => ({ write: write(loaded, deadlineSeconds), promised })
  },
})
