import { addressBookOf } from '@musi/contracts/deploy/addressBookOf'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import type { World } from '@musi/contracts/deploy/world'
import { ownWorld } from '../world/ownWorld.ts'
import { type ChainReader, chainReader } from './chainReader.ts'
import { oddTokenRows, v1Rows, poolRows, tokenRows } from './exchangeRows.ts'
import { governanceRows } from './governanceRows.ts'
import { peopleRows, tradeRows } from './activityRows.ts'
import { artistRows, collectionRows, dropRows, songRows } from './musicRows.ts'
import { nameRows } from './nameRows.ts'
import { type Row, row } from './row.ts'
import { airdropRows, stakingRows } from './stakingRows.ts'

async function contractRows(reader: ChainReader, world: World): Promise<Row[]> {
  const contracts = Object.entries(addressBookOf(world).contracts)
  const there = await Promise.all(contracts.map(([, address]) => reader.hasCode(address)))
  const missing = contracts.filter((_, at) => there[at] === false).map(([role]) => role)
  const actual = missing.length === 0 ? contracts.length : `without ${missing.join(', ')}`
  return [row('contracts', 'those of the address book have code', actual, missing.length === 0)]
}

const PARTS: Readonly<Record<string, (reader: ChainReader, world: World) => Promise<Row[]>>> = {
  contracts: contractRows,
  tokens: tokenRows,
  'odd tokens': oddTokenRows,
  pools: poolRows,
  'older exchange': v1Rows,
  staking: stakingRows,
  airdrop: airdropRows,
  governance: governanceRows,
  names: nameRows,
  artists: artistRows,
  songs: songRows,
  drops: dropRows,
  collections: collectionRows,
  trading: tradeRows,
  people: peopleRows,
}

/** Checks the expectations of the seeded chain over JSON-RPC. */
export async function worldReport(request: RpcRequest): Promise<Row[]> {
  const reader = chainReader(request)
  const world = ownWorld()
  const rows: Row[] = []
  for (const [part, rowsOf] of Object.entries(PARTS))
    try {
      rows.push(...(await rowsOf(reader, world)))
    } catch (error) {
      rows.push(row(part, 'can be read', error instanceof Error ? error.message : error, false))
    }
  return rows
}
