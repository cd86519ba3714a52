// Third-party contracts, read from their packages; none of them is copied into this repository.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Hex, isHex } from 'viem'

const require = createRequire(import.meta.url)

type Artifact = { evm: { bytecode: { object: string } } }
type PlainArtifact = { bytecode: Hex }

/** Init code of a contract whose artifact keeps it without 0x. */
function initCode(path: string): Hex {
  const artifact = JSON.parse(readFileSync(require.resolve(path), 'utf8')) as Artifact
  return `0x${artifact.evm.bytecode.object}`
}

/** Init code of artifacts that keep it with 0x, under another key. */
const plainInitCode = (path: string): Hex =>
  (JSON.parse(readFileSync(require.resolve(path), 'utf8')) as PlainArtifact).bytecode

/** Our previous jukebox, which still has its songs and owed shares. */
export const jukeboxV2InitCode = () => plainInitCode('./kept/JukeboxV2.json')

/** Our previous collection factory; the current one also lists the collections opened there. */
export const musicCollectionFactoryV1InitCode = () => plainInitCode('./kept/MusicCollectionFactoryV1.json')

export const wrappedNativeInitCode = () => initCode('@uniswap/v2-periphery/build/WETH9.json')
export const factoryInitCode = () => initCode('@uniswap/v2-core/build/UniswapV2Factory.json')
export const pairInitCode = () => initCode('@uniswap/v2-core/build/UniswapV2Pair.json')
export const merkleDistributorInitCode = () => plainInitCode('@uniswap/merkle-distributor/build/MerkleDistributor.json')

export const timelockInitCode = () => initCode('@uniswap/governance/build/Timelock.json')
export const governorInitCode = () => initCode('@uniswap/governance/build/GovernorAlpha.json')
export const stakingRewardsInitCode = () => initCode('@uniswap/liquidity-staker/build/StakingRewards.json')
export const migratorInitCode = () => initCode('@uniswap/v2-periphery/build/UniswapV2Migrator.json')
export const v1FactoryInitCode = () => initCode('@uniswap/v2-periphery/build/UniswapV1Factory.json')
export const v1ExchangeInitCode = () => initCode('@uniswap/v2-periphery/build/UniswapV1Exchange.json')
export const routerInitCode = () => initCode('@uniswap/v2-periphery/build/UniswapV2Router02.json')

/** The published EntryPoint 0.8 of ERC-4337. */
export const entryPointInitCode = () => plainInitCode('@account-abstraction/contracts/artifacts/EntryPoint.json')

const NAMES = '@ensdomains/ens/build/contracts'
export const nameRegistryInitCode = () => plainInitCode(`${NAMES}/ENSRegistry.json`)
export const reverseNamesInitCode = () => plainInitCode(`${NAMES}/ReverseRegistrar.json`)
export const nameResolverInitCode = () => plainInitCode('@ensdomains/resolver/build/contracts/PublicResolver.json')

const MARKET = '@opensea/seaport-js/src/artifacts/seaport/contracts'
export const seaportInitCode = () => plainInitCode(`${MARKET}/Seaport.sol/Seaport.json`)
export const conduitControllerInitCode = () =>
  plainInitCode(`${MARKET}/conduit/ConduitController.sol/LocalConduitController.json`)
/** The conduit inside the controller, which deploys one in its constructor. Only its metadata differs from the artifact's. */
export function conduitInitCode(): Hex {
  const controller = conduitControllerInitCode()
  const conduit = plainInitCode(`${MARKET}/conduit/Conduit.sol/LocalConduit.json`)
  const at = controller.indexOf(conduit.slice(2, 1000))
  if (at < 0) throw new Error('The conduit controller no longer carries the conduit.')
  return `0x${controller.slice(at, at + conduit.length - 2)}`
}

/** Read from viem, which contains it for deployless calls in a file that its root does not export. */
export function multicall3InitCode(): Hex {
  const home = dirname(require.resolve('viem/package.json'))
  const { multicall3Bytecode } = require(join(home, '_cjs/constants/contracts.js')) as { multicall3Bytecode: unknown }
  if (!isHex(multicall3Bytecode)) throw new Error('viem no longer carries the init code of Multicall3.')
  return multicall3Bytecode
}
