import { type Hex, decodeFunctionData, hexToBigInt, numberToHex, slice } from 'viem'
import { entryPointAbi } from './entryPointAbi.ts'

/** Two numbers of 128 bits in one word. */
const halves = (word: Hex): [Hex, Hex] => [
  numberToHex(hexToBigInt(slice(word, 0, 16))),
  numberToHex(hexToBigInt(slice(word, 16, 32))),
]

/**
 * Extracts the operation from the calldata of our call to the EntryPoint, in the form that bundlers accept
 * (`eth_sendUserOperation` of ERC-4337).
 */
export function rpcOperation(handleData: Hex): Readonly<Record<string, string>> {
  const { functionName, args } = decodeFunctionData({ abi: entryPointAbi, data: handleData })
  const operation = functionName === 'handleOps' ? args[0][0] : undefined
  if (operation === undefined) throw new Error('The call contains no operation.')
  const { sender, nonce, initCode, callData, signature, preVerificationGas } = operation
  const [verificationGasLimit, callGasLimit] = halves(operation.accountGasLimits)
  const [maxPriorityFeePerGas, maxFeePerGas] = halves(operation.gasFees)
  return {
    sender,
    nonce: numberToHex(nonce),
    ...(initCode === '0x' ? {} : { factory: slice(initCode, 0, 20), factoryData: slice(initCode, 20) }),
    callData,
    callGasLimit,
    verificationGasLimit,
    preVerificationGas: numberToHex(preVerificationGas),
    maxFeePerGas,
    maxPriorityFeePerGas,
    signature,
  }
}
