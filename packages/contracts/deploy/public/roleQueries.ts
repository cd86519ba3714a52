import { type Address, type Hex, encodeFunctionData, parseAbi } from 'viem'

const abi = parseAbi([
  'function feeToSetter() view returns (address)',
  'function feeTo() view returns (address)',
  'function owner() view returns (address)',
  'function minter() view returns (address)',
  'function admin() view returns (address)',
  'function pendingAdmin() view returns (address)',
  'function timelock() view returns (address)',
  'function rewardsDistribution() view returns (address)',
  'function relayer() view returns (address)',
])
type RoleFunction = (typeof abi)[number]['name']

/** The part of an address book that involves roles. */
export type RoleBook = {
  contracts: { v2Factory: Address } & Partial<
    Record<'smartWalletDetector' | 'musicNft' | 'welcome' | 'timelock' | 'governor' | 'governanceToken', Address>
  >
  stakingPools: readonly { rewards: Address }[]
}

export type RoleName =
  | 'feeToSetter'
  | 'feeTo'
  | 'smartWalletDetectorOwner'
  | 'nftMinter'
  | 'relayer'
  | 'timelockAdmin'
  | 'timelockPendingAdmin'
  | 'governorTimelock'
  | 'stakingDistributor'

/** A call that returns who has a role. `words` completes "… is 0x…". */
export type RoleQuery = { role: RoleName; words: string; contract: Address; data: Hex }

export function roleQueries({ contracts, stakingPools }: RoleBook): RoleQuery[] {
  const roleQuery = (role: RoleName, words: string, contract: Address | undefined, name: RoleFunction): RoleQuery[] =>
    contract === undefined ? [] : [{ role, words, contract, data: encodeFunctionData({ abi, functionName: name }) }]
  const { v2Factory, smartWalletDetector, musicNft, welcome, timelock, governor } = contracts
  return [
    ...roleQuery('feeToSetter', 'the fee setter of the V2 factory', v2Factory, 'feeToSetter'),
    ...roleQuery('feeTo', 'the receiver of the protocol fees', v2Factory, 'feeTo'),
    ...roleQuery('smartWalletDetectorOwner', 'the owner of the smart-wallet detector', smartWalletDetector, 'owner'),
    ...roleQuery('nftMinter', 'the minter of the music NFT collection', musicNft, 'minter'),
    ...roleQuery('relayer', 'the relayer of first plays', welcome, 'relayer'),
    ...roleQuery('timelockAdmin', 'the admin of the timelock', timelock, 'admin'),
    ...roleQuery('timelockPendingAdmin', 'the next admin of the timelock', timelock, 'pendingAdmin'),
    ...roleQuery('governorTimelock', 'the timelock of the governor', governor, 'timelock'),
    ...stakingPools.flatMap(({ rewards }) =>
      roleQuery('stakingDistributor', `the distributor of the reward pool ${rewards}`, rewards, 'rewardsDistribution'),
    ),
  ]
}
