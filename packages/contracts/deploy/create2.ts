import { type Address, type Hex, concat, getContractAddress, zeroHash } from 'viem'

/** The CREATE2 deployer, at this address on nearly every chain. Addresses depend only on the init code, not on the caller. */
export const CREATE2_DEPLOYER: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

export const create2Address = (initCode: Hex, salt: Hex = zeroHash): Address =>
  getContractAddress({ opcode: 'CREATE2', from: CREATE2_DEPLOYER, salt, bytecode: initCode })

export const create2Call = (initCode: Hex, salt: Hex = zeroHash) => ({
  to: CREATE2_DEPLOYER,
  data: concat([salt, initCode]),
})
