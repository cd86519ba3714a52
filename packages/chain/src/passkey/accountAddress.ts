import { cloneInitCode } from '@musi/contracts/deploy/cloneCode'
import type { Address } from '@musi/domain/address'
import { concat, getContractAddress, keccak256 } from 'viem'
import type { PublicKey } from './passkeyKey.ts'

/** The factory of accounts, and the contract whose code they use. */
export type AccountContracts = { factory: Address; implementation: Address }

/**
 * Computes the address of a key's account (CREATE2). A node is not asked, because it could name an address of its
 * own and get what is sent there.
 */
export const accountAddress = ({ factory, implementation }: AccountContracts, { x, y }: PublicKey): Address =>
  getContractAddress({
    opcode: 'CREATE2',
    from: factory,
    salt: keccak256(concat([x, y])),
    bytecode: cloneInitCode(implementation),
  })
