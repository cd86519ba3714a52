import { type Address, encodeDeployData, getContractAddress, parseAbi, zeroHash } from 'viem'
import { conduitInitCode, governorInitCode, timelockInitCode } from '../artifacts.ts'
import { DELAY_SECONDS } from '../areas/governance.ts'
import type { PlannedContract } from '../planContract.ts'
import type { PublicWorld } from '../publicWorld.ts'
import type { Request } from '../runner/request.ts'
import type { Step } from '../runner/step.ts'
import { NodeRefusal } from './patientEndpoint.ts'

type NamedContract = PlannedContract & { name: string }

export type CodeCheck = { name: string; address: Address } & (
  | { code: 'same' }
  /** There is code, but this endpoint cannot compute the expected one. */
  | { code: 'unproven' }
  | { code: 'other' }
  | { code: 'none' }
)

/** Every contract that a run deploys, including those that another contract creates. */
export function deployedContracts(world: PublicWorld, steps: readonly Step[]): NamedContract[] {
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

/** Compares the code at each address with what its init code produces. */
export async function verifyCode(request: Request, contracts: readonly NamedContract[]): Promise<CodeCheck[]> {
  const verified: CodeCheck[] = []
  for (const { name, address, initCode } of contracts) {
    const actualCode = await request('eth_getCode', [address, 'latest'])
    const code = actualCode === '0x' ? 'none' : await compareCode(request, { address, initCode }, actualCode)
    verified.push({ name, address, code })
  }
  return verified
}

async function compareCode(
  request: Request,
  contract: PlannedContract,
  actualCode: unknown,
): Promise<CodeCheck['code']> {
  const codeAtAddress = await expectedCodeAtAddress(request, contract)
  const codeElsewhere = await callOrNull(request, [{ data: contract.initCode }, 'latest'])
  if (codeAtAddress === actualCode || codeElsewhere === actualCode) return 'same'
  return codeAtAddress === null ? 'unproven' : 'other'
}

/**
 * Runs the init code at the same address, as if it were still empty, so that immutables which depend on the contract's own address
 * or on contracts that it creates come out the same. Null if the endpoint does not support state overrides.
 */
function expectedCodeAtAddress(request: Request, { address, initCode }: PlannedContract): Promise<unknown> {
  const children = [
    ...[1n, 2n].map((nonce) => getContractAddress({ opcode: 'CREATE', from: address, nonce })),
    getContractAddress({ opcode: 'CREATE2', from: address, salt: zeroHash, bytecode: conduitInitCode() }),
  ]
  const asNew = {
    [address]: { code: initCode, nonce: '0x1', state: {} },
    ...Object.fromEntries(children.map((child) => [child, { code: '0x', nonce: '0x0', state: {} }])),
  }
  return callOrNull(request, [{ to: address, data: '0x' }, 'latest', asNew])
}

async function callOrNull(request: Request, params: readonly unknown[]): Promise<unknown> {
  try {
    return await request('eth_call', params)
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error
    return null
  }
}
