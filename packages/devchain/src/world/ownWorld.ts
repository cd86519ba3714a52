import { deploy } from '@musi/contracts/deploy/deploy'
import type { Deployment } from '@musi/contracts/deploy/runner/deployment'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { type World, plannedWorld } from '@musi/contracts/deploy/world'
import { ownAirdrop } from './ownClaims.ts'
import { rewardedArtists } from '../seed/music/artistPlans.ts'
import { type DemoRole, demoAccounts, deployerAccount, relayerAccount } from './demoAccounts.ts'

/** Number of portions of each token a demo account gets. */
const PORTIONS: Record<DemoRole, bigint> = {
  trader: 20n,
  provider: 40n,
  staker: 10n,
  voter: 4n,
  airdrop: 2n,
  artist: 4n,
  collector: 10n,
  // Native currency only, like a new user.
  newcomer: 0n,
}

function plan(): World {
  const accounts = demoAccounts()
  const holders = accounts
    .map(({ address, role }) => ({ address, weight: PORTIONS[role] }))
    .filter(({ weight }) => weight > 0n)
  const addressOf = (demoRole: DemoRole) =>
    (accounts.find(({ role }) => role === demoRole) ?? deployerAccount()).address
  return plannedWorld({
    deployer: deployerAccount().address,
    provider: addressOf('provider'),
    smart: addressOf('collector'),
    trader: addressOf('trader'),
    artist: addressOf('artist'),
    relayer: relayerAccount().address,
    holders,
    airdrop: ownAirdrop(),
    rewardedArtists: rewardedArtists(),
  })
}

let planned: World | undefined
/** The world deployed on every chain of our own: the embedded chain and the chains of tests. */
export const ownWorld = (): World => (planned ??= plan())

/** Sets up what is missing on a chain of our own. */
export const deployOwnWorld = (request: RpcRequest): Promise<Deployment> =>
  deploy({ request, chainId: 31337, privateKey: deployerAccount().privateKey, world: ownWorld() })
