// The attackers of load.hostile.ts, in their own process, so that they do not slow the measurement.
import { seededNumbers } from '@musi/domain/random/seededNumbers'
import { type Ask, BURNER, call, rpc, sender } from './ask.ts'

const [port, seed] = process.argv.slice(2).map(Number) as [number, number]
const ADDRESSES = 40
/** Concurrent requests of one address. */
const CONNECTIONS_EACH = 4

const send = sender(port, ADDRESSES * CONNECTIONS_EACH)
const hex = (number: number, length: number) => `0x${number.toString(16).padStart(length, '0')}`
/** A call to code that loops until its gas is used up; a state override sets the code. */
const burn = rpc(call('eth_call', [{ to: BURNER, gas: '0x1312d00' }, 'latest', { [BURNER]: { code: '0x5b600056' } }]))

/** The attackers' requests: expensive reads, code that burns gas, large and malformed bodies, sign-ins, uploads, pages, missing files. */
const ATTACKS: readonly ((lot: () => number) => Ask)[] = [
  () => burn,
  (lot) =>
    rpc(
      Array.from({ length: 1 + Math.floor(lot() * 60) }, () =>
        call('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }]),
      ),
    ),
  (lot) =>
    rpc(
      Array.from({ length: 100 }, (_, id) => ({
        ...call('eth_getBlockByNumber', [hex(Math.floor(lot() * 200), 1), true]),
        id,
      })),
    ),
  () => ({ method: 'POST', path: '/rpc', body: '['.repeat(200_000) }),
  (lot) => ({ method: 'GET', path: `/api/songs?artist=${hex(Math.floor(lot() * 1e9), 40)}` }),
  () => ({ method: 'GET', path: '/api/songs' }),
  () => ({ method: 'GET', path: '/api/market/tokens' }),
  (lot) => ({ method: 'GET', path: `/api/worth?account=${hex(Math.floor(lot() * 1e9), 40)}` }),
  () => ({ method: 'GET', path: '/api/nft/pieces' }),
  (lot) => ({ method: 'GET', path: `/api/orders?kind=listing&sort=newest&maker=${hex(Math.floor(lot() * 1e9), 40)}` }),
  () => ({ method: 'POST', path: '/api/session/nonce', body: '{}' }),
  () => ({
    method: 'POST',
    path: '/api/session',
    body: JSON.stringify({ message: 'x'.repeat(2000), signature: '0x00' }),
  }),
  () => ({
    method: 'POST',
    path: '/api/uploads',
    body: JSON.stringify({ kind: 'sound', bytes: 104_857_600, name: 'a' }),
  }),
  (lot) => ({ method: 'GET', path: `/outside/list?url=${encodeURIComponent(`https://${lot()}.invalid/x`)}` }),
  (lot) => ({
    method: 'GET',
    path: `/ipfs/b${Math.floor(lot() * 1e12)
      .toString(36)
      .padEnd(58, 'a')}`,
  }),
  () => ({ method: 'GET', path: '/swap' }),
  (lot) => ({ method: 'GET', path: `/${lot()}` }),
  () => ({ method: 'GET', path: '/health' }),
]

const statuses: Record<number, number> = {}

async function attack(address: string, lot: () => number) {
  for (;;) {
    const { status } = await send(ATTACKS[Math.floor(lot() * ATTACKS.length)]?.(lot) ?? burn, address)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
}

for (let at = 0; at < ADDRESSES * CONNECTIONS_EACH; at += 1)
  void attack(`198.51.100.${1 + (at % ADDRESSES)}`, seededNumbers(`${seed} ${at}`))
process.on('message', () => process.send?.(statuses, () => process.exit()))
