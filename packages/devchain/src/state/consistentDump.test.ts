import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { type Dump, consistentDump } from './consistentDump.ts'
import { testChain } from '../testing/testChain.ts'

const TO = '0x00000000000000000000000000000000000A11CE'

type State = { accounts: Record<string, { nonce: string | number }>; transactions: unknown[] }

/** Number of transactions by which the account is ahead of the blocks; 0 if the dump is consistent. */
function inconsistency({ state }: Dump, sender: string): number {
  const { accounts, transactions } = JSON.parse(gunzipSync(state).toString()) as State
  return Number(accounts[sender.toLowerCase()]?.nonce ?? 0) - transactions.length
}

it('case 90: a dump taken during mining has matching blocks and accounts', async () => {
  const chain = await testChain({ holds: 'nothing' })
  const sender = chain.accounts[0]?.address ?? ''
  const stop = new AbortController()
  const sending = (async () => {
    while (!stop.signal.aborted)
      await chain.request('eth_sendTransactionSync', [{ from: sender, to: TO, value: '0x1' }])
  })()
  for (let dumps = 0; dumps < 10; dumps += 1) expect(inconsistency(await consistentDump(chain.request), sender)).toBe(0)
  stop.abort()
  await sending
  await chain.stop()
})
