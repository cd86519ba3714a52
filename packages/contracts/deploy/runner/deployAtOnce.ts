import type { Hash } from 'viem'
import { type Deployment, WAS_REVERTED, deployFailure, noContractAt, reason } from './deployment.ts'
import { waitForSuccess } from './waitForSuccess.ts'
import type { Request } from './request.ts'
import type { Sender } from './sender.ts'
import type { Step } from './step.ts'

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>
type SendResult = { step: Step } & ({ hash: Hash } | { why: string })

/** Gas limit above the use of any step; on a development chain unused gas costs nothing. */
const GAS = 10_000_000n

async function place(request: Request, { address, initCode, storage = [] }: StepOf<'place'>) {
  const code = await request('eth_call', [{ data: initCode }, 'latest'])
  await request('anvil_setCode', [address, code])
  for (const { slot, value } of storage) await request('anvil_setStorageAt', [address, slot, value])
}

async function send(sender: Sender, step: StepOf<'send'>): Promise<SendResult> {
  try {
    return { step, hash: await sender.send(step.call, GAS) }
  } catch (error) {
    return { step, why: reason(error) }
  }
}

/**
 * Anvil loses a transaction that arrives at the very moment when the previous one is mined (seen in 1 of 33 runs),
 * so nothing is mined while they are sent.
 */
async function withoutMining<T>(request: Request, work: () => Promise<T>): Promise<T> {
  await request('evm_setAutomine', [false])
  try {
    return await work()
  } finally {
    await request('evm_setAutomine', [true])
  }
}

/** Mines until the pool is empty: a block holds six of these transactions. */
async function mineAll(request: Request) {
  for (;;) {
    const { pending } = (await request('txpool_status')) as { pending: string }
    if (Number(pending) === 0) return
    await request('evm_mine')
  }
}

/** Deploys to a development chain: sends all missing steps without waiting for earlier ones. */
export async function deployAtOnce(request: Request, sender: Sender, all: readonly Step[]): Promise<Deployment> {
  const done = await Promise.all(all.map((step) => step.isDone(request)))
  const missing = all.filter((_, index) => done[index] === false)
  if (missing.length === 0) return { ok: true, steps: 0, skipped: all.length }
  const missingContract = missing.find((step) => step.kind === 'expect')
  if (missingContract !== undefined) return deployFailure(missingContract.name, noContractAt(missingContract.address))
  for (const step of missing) if (step.kind === 'place') await place(request, step)
  const sent = await withoutMining(request, async () => {
    const sending = missing.flatMap((step) => (step.kind === 'send' ? [send(sender, step)] : []))
    const all = await Promise.all(sending)
    await mineAll(request)
    return all
  })
  for (const one of sent) {
    if ('why' in one) return deployFailure(one.step.name, one.why)
    if (!(await waitForSuccess(request, one.hash))) return deployFailure(one.step.name, WAS_REVERTED)
  }
  return { ok: true, steps: missing.length, skipped: all.length - missing.length }
}
