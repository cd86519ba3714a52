// Transactions in each state for tests of the explorer, sent without the page.
import { approve } from '@musi/chain/writes/tokens/approve'
import { playSong } from '@musi/chain/writes/music/playSong'
import type { Call } from '@musi/chain/write'
import type { Address } from '@musi/domain/address'
import { FIRST, node, addressBook, tokenOf } from '#testing/chain.ts'
import { eventually } from '#testing/eventually.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { SELECTORS } from '#testing/selectors.ts'

const UNUSED_ADDRESS: Address = '0x00000000000000000000000000000000000000c2'
const ETHER = 10n ** 18n
/** Selector of the batch account's `execute`. */
const EXECUTE = '0x3f707e6b'

const hex = (value: bigint): string => `0x${value.toString(16)}`
type Sent = { to: string; data?: string; value?: bigint; ahead?: number }

/** Sends a transaction. `ahead`: number of unused nonces before its own, which keep it waiting. */
async function send({ to, data = '0x', value = 0n, ahead = 0 }: Sent): Promise<string> {
  const next = BigInt(String(await node('eth_getTransactionCount', [FIRST, 'latest'])))
  const nonce = hex(next + BigInt(ahead))
  const hash = String(
    await node('eth_sendTransaction', [{ from: FIRST, to, data, value: hex(value), gas: hex(400_000n), nonce }]),
  )
  // Waits, because until this one is mined, the next transaction would get the same nonce. One with
  // a later nonce stays pending.
  if (ahead === 0) await eventually(() => expectMined(hash))
  return hash
}

async function expectMined(hash: string): Promise<void> {
  const { blockNumber } = (await node('eth_getTransactionByHash', [hash])) as { blockNumber: string | null }
  if (blockNumber === null) throw new Error(`${hash} is in no block.`)
}

export const sendNative = (ahead = 0) => send({ to: UNUSED_ADDRESS, value: (3n * ETHER) / 2n, ahead })

/** Sends transactions that are mined in one block: the one with the lowest nonce is sent last, and the others wait for it. */
export async function sendTogether(count: number): Promise<void> {
  for (let ahead = count - 1; ahead >= 0; ahead -= 1) await sendNative(ahead)
}

export function swapForDai(): Promise<string> {
  const { wrappedNative, v2Router } = addressBook().contracts
  const path = [wrappedNative, tokenOf('DAI')]
  const args = [1n, 128n, FIRST, 2n ** 256n - 1n, 2n, ...path]
  return send({
    to: v2Router,
    data: `${SELECTORS.swapExactETHForTokens}${args.map(toCallDataWord).join('')}`,
    value: ETHER,
  })
}

/** Transfers more than any account has. */
export const failingTransfer = () =>
  send({
    to: tokenOf('DAI'),
    data: `${SELECTORS.transfer}${toCallDataWord(UNUSED_ADDRESS)}${toCallDataWord(10n ** 30n)}`,
  })

/** Call data of the batch account's `execute`. */
function batchData(calls: readonly Call[]): string {
  const bodies = calls.map(({ to, value, data }) => {
    const bytes = data.slice(2)
    const filled = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
    return [to, value, 96n, BigInt(bytes.length / 2)].map(toCallDataWord).join('') + filled
  })
  const offsets = bodies.map((_, at) =>
    BigInt(32 * calls.length + bodies.slice(0, at).reduce((sum, { length }) => sum + length / 2, 0)),
  )
  return `${EXECUTE}${[32n, BigInt(calls.length), ...offsets].map(toCallDataWord).join('')}${bodies.join('')}`
}

/** Approves and plays in one transaction of a batch account. */
export async function playInBatch(song: { song: `0x${string}`; token: `0x${string}`; cost: string }): Promise<string> {
  const { jukebox = '0x' } = addressBook().contracts
  const amount = BigInt(song.cost)
  const [allow] = approve({ token: song.token, spender: jukebox, amount }).candidates
  const [play] = playSong({ jukebox, songId: song.song, maximumCost: amount, play: { for: 'sender' } }).candidates
  return sendBatch([allow, play])
}

/** Sends unrelated transfers in one transaction of a batch account. */
export function transfersInBatch(count: number): Promise<string> {
  const call = { to: UNUSED_ADDRESS, value: ETHER, data: '0x' } as const
  return sendBatch(Array.from({ length: count }, (_, at) => ({ ...call, value: BigInt(at + 1) * ETHER })))
}

async function sendBatch(calls: readonly Call[]): Promise<string> {
  const { batchAccount = '0x' } = addressBook().contracts
  // The account delegates to the contract for batches (EIP-7702).
  await node('anvil_setCode', [FIRST, `0xef0100${batchAccount.slice(2).toLowerCase()}`])
  return send({ to: FIRST, data: batchData(calls) })
}

/** Sends call data that no known ABI decodes to a known contract. */
export const unknownCall = () => send({ to: addressBook().contracts.wrappedNative, data: '0x12345678' })
