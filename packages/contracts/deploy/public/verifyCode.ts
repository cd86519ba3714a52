import { type Address, encodeDeployData, getContractAddress, parseAbi, zeroHash } from 'viem'
import { conduitInitCode, governorInitCode, timelockInitCode } from '../artifacts.ts'
import { DELAY_SECONDS } from '../governance.ts'
import type { Planned } from '../planned.ts'
import type { PublicWorld } from '../publicWorld.ts'
import type { Request } from '../request.ts'
import type { Step } from '../step.ts'
import { NodeRefusal } from './patientEndpoint.ts'

type Named = Planned & { name: string }

export type Verified = { name: string; address: Address } & (
  | { code: 'same' }
  /** There is code, but this endpoint cannot say which it should be. */
  | { code: 'unproven' }
  | { code: 'other' }
  | { code: 'none' }
)

/** Every contract that a run deploys, those included that another one makes. */
export function deployedContracts(world: PublicWorld, steps: readonly Step[]): Named[] {
  const { token, timelock, governor } = world.governance
  const timelockCode = encodeDeployData({
    abi: parseAbi(['constructor(address admin, uint256 delay)']),
    bytecode: timelockInitCode(),
    args: [governor, DELAY_SECONDS],
  })
  const governorCode = encodeDeployData({
    abi: parseAbi(['constructor(address timelock, address token)']),
    bytecode: governorInitCode(),
    args: [timelock, token.address],
  })
  return [
    ...steps.flatMap((step) =>
      step.kind === 'send' && step.deploys !== undefined ? [{ name: step.name, ...step.deploys }] : [],
    ),
    { name: 'Timelock', address: timelock, initCode: timelockCode },
    { name: 'Governor', address: governor, initCode: governorCode },
  ]
}

/** What stands at each address, held against what its init code gives. */
export async function verifyCode(request: Request, contracts: readonly Named[]): Promise<Verified[]> {
  const verified: Verified[] = []
  for (const { name, address, initCode } of contracts) {
    const found = await request('eth_getCode', [address, 'latest'])
    const code = found === '0x' ? 'none' : await compared(request, { address, initCode }, found)
    verified.push({ name, address, code })
  }
  return verified
}

async function compared(request: Request, contract: Planned, found: unknown): Promise<Verified['code']> {
  const [there, anywhere] = [
    await codeThere(request, contract),
    await ran(request, [{ data: contract.initCode }, 'latest']),
  ]
  if (there === found || anywhere === found) return 'same'
  return there === null ? 'unproven' : 'other'
}

/**
 * Runs the init code at the very address, as if nothing stood there yet: what a contract keeps of its own address and of
 * those that it makes (immutables) comes out as it was. Null where an endpoint does not let a call pretend.
 */
function codeThere(request: Request, { address, initCode }: Planned): Promise<unknown> {
  const made = [
    ...[1n, 2n].map((nonce) => getContractAddress({ opcode: 'CREATE', from: address, nonce })),
    getContractAddress({ opcode: 'CREATE2', from: address, salt: zeroHash, bytecode: conduitInitCode() }),
  ]
  const asNew = {
    [address]: { code: initCode, nonce: '0x1', state: {} },
    ...Object.fromEntries(made.map((child) => [child, { code: '0x', nonce: '0x0', state: {} }])),
  }
  return ran(request, [{ to: address, data: '0x' }, 'latest', asNew])
}

async function ran(request: Request, params: readonly unknown[]): Promise<unknown> {
  try {
    return await request('eth_call', params)
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error
    return null
  }
}
