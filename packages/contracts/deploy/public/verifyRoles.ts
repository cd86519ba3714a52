import { type Address, encodeFunctionData, getAddress, numberToHex, parseAbi, slice, isHex, zeroAddress } from 'viem'
import { publicAddressBookOf } from '../addressBookOf.ts'
import type { PublicRoles, PublicWorld } from '../publicWorld.ts'
import type { Request } from '../runner/request.ts'
import { type RoleName, roleQueries } from './roleQueries.ts'

/** Expected holder of each role; null for roles without an initial holder. */
type Expected = Record<RoleName, Address | null>

const seaportAbi = parseAbi(['function information() view returns (string, bytes32, address)'])

/** A sentence for each role whose holder on the chain differs from the roles file. */
export async function wrongRoles(request: Request, world: PublicWorld, roles: PublicRoles): Promise<string[]> {
  const expected: Expected = {
    feeToSetter: roles.feeToSetter,
    feeTo: null,
    smartWalletDetectorOwner: roles.smartWalletDetectorOwner,
    nftMinter: roles.nftMinter,
    relayer: roles.relayer,
    stakingDistributor: roles.stakingDistributor,
    timelockAdmin: world.governance.governor,
    timelockPendingAdmin: null,
    governorTimelock: world.governance.timelock,
  }
  const wrong: string[] = []
  for (const { role, words, contract, data } of roleQueries(publicAddressBookOf(world))) {
    const holder = addressIn(await request('eth_call', [{ to: contract, data }, 'latest']), 0)
    const expectedHolder = expected[role] ?? zeroAddress
    if (holder !== expectedHolder)
      wrong.push(`On the chain ${words} is ${holder ?? 'unknown'}, but it should be ${expectedHolder}.`)
  }
  return [...wrong, ...(await wrongMarket(request, world))]
}

/** An existing Seaport may have been deployed with another conduit controller. */
async function wrongMarket(request: Request, { market }: PublicWorld): Promise<string[]> {
  const data = encodeFunctionData({ abi: seaportAbi, functionName: 'information' })
  const answer = await request('eth_call', [{ to: market.seaport.address, data }, 'latest'])
  const controller = addressIn(answer, 2)
  if (controller === market.conduitController.address) return []
  return [
    `Seaport at ${market.seaport.address} uses the conduit controller ${controller ?? 'unknown'}, not ${market.conduitController.address}.`,
  ]
}

/** Reads the address in a word of an answer. */
function addressIn(answer: unknown, word: number): Address | null {
  if (!isHex(answer) || answer.length < 2 + (word + 1) * 64) return null
  const digits = slice(answer, word * 32 + 12, word * 32 + 32)
  return getAddress(numberToHex(BigInt(digits), { size: 20 }))
}
