import type { Address, Hex } from 'viem'
import { jukeboxV2InitCode, musicCollectionFactoryV1InitCode } from '../artifacts.ts'
import { publicAddressBookOf } from '../addressBookOf.ts'
import { deployOneByOne } from './deployOneByOne.ts'
import { RUN_AGAIN, reason } from '../runner/deployment.ts'
import { planContract } from '../planContract.ts'
import { plannedContracts } from '../plannedContracts.ts'
import { type ExistingToken, plannedPublicWorld, type PublicWorld, type RewardedToken } from '../publicWorld.ts'
import type { Request } from '../runner/request.ts'
import { type Step, hasCode } from '../runner/step.ts'
import { markAccountsStep } from '../areas/accounts.ts'
import { publicSteps } from '../steps.ts'
import { checkBalance } from './checkBalance.ts'
import { currentFees, quantity } from './fees.ts'
import { isOfArtist, tokenAt } from './tokenAt.ts'
import { EndpointTrouble, NodeRefusal } from './patientEndpoint.ts'
import { planTable } from './planTable.ts'
import { progressLines } from './progressLines.ts'
import { publicSender } from './publicSender.ts'
import { roleLines } from './roleLines.ts'
import type { RolesFile } from './rolesFile.ts'
import { survey } from './survey.ts'
import { deployedContracts, verifyCode } from './verifyCode.ts'
import { wrongRoles } from './verifyRoles.ts'

/** Fields needed from the chain table. */
export type PublicChain = { id: number; name: string; symbol: string; minimumTip: bigint }
export type Claims = { root: Hex; total: bigint }
export type PublicBook = ReturnType<typeof publicAddressBookOf> & { chainId: number; genesisHash: Hex | null }

export type PublicDeploy = {
  request: Request
  chain: PublicChain
  /** Signs locally; it is never sent anywhere. */
  privateKey: Hex
  payer: Address
  file: RolesFile
  claims: Claims | null
  say: (line: string) => void
  /** Asks the person after everything has been shown. True to go on, otherwise the reason to stop. */
  confirm: () => Promise<true | string>
  /** Time a transaction may be pending before it is sent again at a higher fee. */
  patienceMs?: number
}

export type PublicDeployResult = { ok: true; book: PublicBook } | { ok: false; sentence: string }

class DeployRefused extends Error {}

/** Deploys everything and returns the address book. It can be killed at any point and run again. */
export async function publicDeploy(options: PublicDeploy): Promise<PublicDeployResult> {
  try {
    return { ok: true, book: await runDeploy(options) }
  } catch (error) {
    if (error instanceof DeployRefused) return { ok: false, sentence: error.message }
    if (error instanceof EndpointTrouble) return { ok: false, sentence: `It stopped: ${reason(error)} ${RUN_AGAIN}` }
    if (error instanceof NodeRefusal)
      return {
        ok: false,
        sentence: `It stopped: the node refuses what it was asked ("${error.message}"). ${RUN_AGAIN}`,
      }
    throw error
  }
}

async function runDeploy(options: PublicDeploy): Promise<PublicBook> {
  const { request, chain, say, file } = options
  await checkChain(request, chain)
  const world = await planWorld(options)
  const marking = markAccountsStep(world.own.smartWalletDetector.address, world.accounts)
  const isOwner = options.payer === file.roles.smartWalletDetectorOwner
  const steps = [...publicSteps(world), ...(isOwner ? [marking] : [])]
  const deploymentCount = await showPlan(options, steps)
  for (const line of roleLines(file.roles, world)) say(line)
  if (deploymentCount > 0) {
    const answer = await options.confirm()
    if (answer !== true) throw new DeployRefused(answer)
    const { minimumTip } = chain
    const sender = publicSender({ ...options, chainId: chain.id, minimumTip })
    const result = await deployOneByOne(request, sender, steps, progressLines(say, deploymentCount, chain.symbol))
    if (!result.ok) throw new DeployRefused(result.problem.sentence)
  }
  await verify(options, world, steps)
  if (!isOwner && !(await marking.isDone(request)))
    say(
      `Accounts of passkeys cannot sign permits. So that none is offered, ${file.roles.smartWalletDetectorOwner} has to send this call once: to ${marking.call.to}, data ${marking.call.data}`,
    )
  return { chainId: chain.id, genesisHash: await genesisHash(request), ...publicAddressBookOf(world) }
}

async function checkChain(request: Request, chain: PublicChain): Promise<void> {
  const id = Number(quantity(await request('eth_chainId')))
  if (id === chain.id) return
  throw new DeployRefused(
    `The endpoint serves chain ${id}, but --chain-id is ${chain.id} (${chain.name}). Nothing was deployed: name an endpoint of chain ${chain.id}, or the other chain.`,
  )
}

async function planWorld({ request, file, claims }: PublicDeploy): Promise<PublicWorld> {
  const { wrappedNative } = file.roles.existing
  if (wrappedNative !== undefined) await requireToken(request, wrappedNative, 'existing.wrappedNative')
  const factory = plannedContracts(file.roles).own.artistTokenFactory.address
  const rewarded: RewardedToken[] = []
  for (const address of file.rewardPools) {
    const token = await requireToken(request, address, 'rewardPools')
    rewarded.push({ ...token, isOfArtist: await isOfArtist(request, factory, address) })
  }
  const hasJukeboxV2 = await hasCode(request, planContract(jukeboxV2InitCode()).address)
  const hasCollectionFactoryV1 = await hasCode(request, planContract(musicCollectionFactoryV1InitCode()).address)
  const claimsRoot = claims?.root ?? null
  const world = plannedPublicWorld({ roles: file.roles, claimsRoot, rewarded, hasJukeboxV2, hasCollectionFactoryV1 })
  if (!file.rewardPools.includes(world.wrappedNative.address)) return world
  throw new DeployRefused(
    'rewardPools names the wrapped native currency, which has no pair with itself. Nothing was deployed.',
  )
}

async function requireToken(request: Request, address: Address, where: string): Promise<ExistingToken> {
  const token = await tokenAt(request, address)
  if (token !== null) return token
  throw new DeployRefused(`${where} names ${address}, but the chain has no token there. Nothing was deployed.`)
}

/** Prints the table, the fees and who pays them. Returns the number of contracts to deploy. */
async function showPlan({ request, chain, payer, say }: PublicDeploy, steps: readonly Step[]): Promise<number> {
  const surveyed = await survey(request, payer, steps)
  const fees = await currentFees(request, chain.minimumTip)
  for (const line of planTable(surveyed, { fees, symbol: chain.symbol })) say(line)
  const missingContract = surveyed.find(({ state }) => state === 'lacking')
  if (missingContract !== undefined)
    throw new DeployRefused(
      `"${missingContract.name}" is expected at ${missingContract.address}, but chain ${chain.id} has no contract there, and it cannot be brought there from here. Nothing was deployed.`,
    )
  const toDo = surveyed.filter(({ state }) => state === 'toDeploy').length
  if (toDo === 0) {
    say('Everything is there already.')
    return 0
  }
  const balance = quantity(await request('eth_getBalance', [payer, 'latest']))
  const balanceCheck = checkBalance({ surveyed, fees, balance, payer, chain })
  if (!balanceCheck.ok) throw new DeployRefused(balanceCheck.sentence)
  say(balanceCheck.line)
  return toDo
}

async function verify({ request, say, file }: PublicDeploy, world: PublicWorld, steps: readonly Step[]) {
  const contracts = await verifyCode(request, deployedContracts(world, steps))
  const bad = contracts.find(({ code }) => code === 'none' || code === 'other')
  if (bad !== undefined)
    throw new DeployRefused(
      bad.code === 'none'
        ? `"${bad.name}" is not at ${bad.address} any more: the chain went back some blocks, or this endpoint is behind. No address book was written. ${RUN_AGAIN}`
        : `The code of "${bad.name}" at ${bad.address} is not what was to be deployed. No address book was written. Do not use these contracts before you know why.`,
    )
  const wrong = await wrongRoles(request, world, file.roles)
  if (wrong.length > 0) throw new DeployRefused([...wrong, 'No address book was written.'].join('\n'))
  const unproven = contracts.filter(({ code }) => code === 'unproven').map(({ name }) => name)
  say(
    `Verified: the code of ${contracts.length - unproven.length} contracts is byte for byte what was to be deployed, and every role is as in the file.`,
  )
  if (unproven.length > 0)
    say(`There is code for ${unproven.join(', ')} too, but this endpoint cannot run it again to compare.`)
}

/** Returns null if the endpoint does not have the first block. */
async function genesisHash(request: Request): Promise<Hex | null> {
  const block = (await request('eth_getBlockByNumber', ['0x0', false]).catch(() => null)) as { hash?: Hex } | null
  return block?.hash ?? null
}
