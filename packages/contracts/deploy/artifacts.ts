// Contracts that others published, read from their packages; nothing of them is copied into this repository.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Hex, isHex } from 'viem'

const require = createRequire(import.meta.url)

type Artifact = { evm: { bytecode: { object: string } } }
type TruffleArtifact = { bytecode: Hex }

/** Init code of a contract whose artifact keeps it without 0x. */
function initCode(path: string): Hex {
  const artifact = JSON.parse(readFileSync(require.resolve(path), 'utf8')) as Artifact
  return `0x${artifact.evm.bytecode.object}`
}

export const wrappedNativeInitCode = () => initCode('@uniswap/v2-periphery/build/WETH9.json')
export const factoryInitCode = () => initCode('@uniswap/v2-core/build/UniswapV2Factory.json')
export const pairInitCode = () => initCode('@uniswap/v2-core/build/UniswapV2Pair.json')
/** This package keeps it with 0x, and in another place. */
export const merkleDistributorInitCode = () =>
  (
    JSON.parse(
      readFileSync(require.resolve('@uniswap/merkle-distributor/build/MerkleDistributor.json'), 'utf8'),
    ) as TruffleArtifact
  ).bytecode

export const stakingRewardsInitCode = () => initCode('@uniswap/liquidity-staker/build/StakingRewards.json')
export const migratorInitCode = () => initCode('@uniswap/v2-periphery/build/UniswapV2Migrator.json')
export const v1FactoryInitCode = () => initCode('@uniswap/v2-periphery/build/UniswapV1Factory.json')
export const v1ExchangeInitCode = () => initCode('@uniswap/v2-periphery/build/UniswapV1Exchange.json')
export const routerInitCode = () => initCode('@uniswap/v2-periphery/build/UniswapV2Router02.json')

/** viem carries it for calls without a deployment, in a file that its root does not export. */
export function multicall3InitCode(): Hex {
  const home = dirname(require.resolve('viem/package.json'))
  const { multicall3Bytecode } = require(join(home, '_cjs/constants/contracts.js')) as { multicall3Bytecode: unknown }
  if (!isHex(multicall3Bytecode)) throw new Error('viem no longer carries the init code of Multicall3.')
  return multicall3Bytecode
}
