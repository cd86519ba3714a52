import { type Address, encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { deployStep } from '../deploySteps.ts'
import { type Step, readNumber } from '../runner/step.ts'
import type { PlannedExchange } from './v1.ts'
import type { World } from '../world.ts'

const abi = parseAbi([
  'function initializeFactory(address template)',
  'function exchangeTemplate() view returns (address)',
  'function createExchange(address token)',
  'function getExchange(address token) view returns (address)',
  'function addLiquidity(uint256 minLiquidity, uint256 maxTokens, uint256 deadline) payable',
  'function approve(address spender, uint256 amount)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function transfer(address to, uint256 amount)',
  'function balanceOf(address owner) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function deposit() payable',
])

const totalSupply = encodeFunctionData({ abi, functionName: 'totalSupply' })
const balanceOf = (owner: Address) => encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] })

/** V1 of the exchange: its factory, exchanges for some tokens, and the migrator to V2. */
export const v1Steps = (world: World): Step[] => [
  deployStep('V1 exchange template', world.v1.template),
  deployStep('V1 factory', world.v1.factory),
  initialiseStep(world),
  deployStep('V1 to V2 migrator', world.v2Migrator),
  ...world.v1.exchanges.map((exchange) => createStep(world, exchange)),
  ...world.v1.exchanges.filter(({ token }) => token === world.wrappedNative.address).map((one) => wrapStep(world, one)),
  ...world.v1.exchanges.map((exchange) => approveStep(world, exchange)),
  ...world.v1.exchanges.map((exchange) => fundStep(world, exchange)),
  ...world.v1.exchanges.map((exchange) => shareStep(world, exchange)),
]

const initialiseStep = ({ v1 }: World): Step => ({
  kind: 'send',
  name: 'V1 factory knows its template',
  isDone: async (request) =>
    (await readNumber(request, v1.factory.address, encodeFunctionData({ abi, functionName: 'exchangeTemplate' }))) > 0n,
  call: {
    to: v1.factory.address,
    data: encodeFunctionData({ abi, functionName: 'initializeFactory', args: [v1.template.address] }),
  },
})

const createStep = ({ v1 }: World, { symbol, token }: PlannedExchange): Step => ({
  kind: 'send',
  name: `V1 exchange of ${symbol}`,
  isDone: async (request) =>
    (await readNumber(
      request,
      v1.factory.address,
      encodeFunctionData({ abi, functionName: 'getExchange', args: [token] }),
    )) > 0n,
  call: { to: v1.factory.address, data: encodeFunctionData({ abi, functionName: 'createExchange', args: [token] }) },
})

const isFunded = (exchange: PlannedExchange) => async (request: Parameters<Step['isDone']>[0]) =>
  (await readNumber(request, exchange.address, totalSupply)) > 0n

/** Done once the exchange is filled, because the wrapped currency goes into it. */
const wrapStep = (world: World, exchange: PlannedExchange): Step => ({
  kind: 'send',
  name: 'Wrapped currency for its V1 exchange',
  isDone: async (request) =>
    (await isFunded(exchange)(request)) ||
    (await readNumber(request, exchange.token, balanceOf(world.deployer))) >= exchange.amount,
  call: {
    to: exchange.token,
    data: encodeFunctionData({ abi, functionName: 'deposit' }),
    value: exchange.amount,
  },
})

const approveStep = ({ deployer }: World, { symbol, token, address }: PlannedExchange): Step => ({
  kind: 'send',
  name: `V1 exchange may take ${symbol}`,
  isDone: async (request) =>
    (await readNumber(
      request,
      token,
      encodeFunctionData({ abi, functionName: 'allowance', args: [deployer, address] }),
    )) >
    maxUint256 / 2n,
  call: { to: token, data: encodeFunctionData({ abi, functionName: 'approve', args: [address, maxUint256] }) },
})

const fundStep = (_: World, exchange: PlannedExchange): Step => ({
  kind: 'send',
  name: `Liquidity of V1 ${exchange.symbol}`,
  isDone: isFunded(exchange),
  call: {
    to: exchange.address,
    data: encodeFunctionData({ abi, functionName: 'addLiquidity', args: [0n, exchange.amount, maxUint256] }),
    value: exchange.native,
  },
})

/** V1 shares start equal to the native currency. The deployer never withdraws, so a smaller balance means that the share was given. */
const shareStep = ({ deployer, provider }: World, { symbol, address, native }: PlannedExchange): Step => ({
  kind: 'send',
  name: `The provider's share of V1 ${symbol}`,
  isDone: async (request) => {
    const deployerShares = await readNumber(request, address, balanceOf(deployer))
    return deployerShares > 0n && deployerShares < native
  },
  call: {
    to: address,
    data: encodeFunctionData({ abi, functionName: 'transfer', args: [provider, native / 10n] }),
  },
})
