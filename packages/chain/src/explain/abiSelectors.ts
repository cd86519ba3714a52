import { type AbiEvent, type AbiFunction, type AbiParameter, type Hex, keccak256, stringToBytes } from 'viem'

const typeOf = (parameter: AbiParameter): string =>
  'components' in parameter ? `${typesOf(parameter.components)}${parameter.type.slice('tuple'.length)}` : parameter.type
const typesOf = (parameters: readonly AbiParameter[]): string => `(${parameters.map(typeOf).join(',')})`

/** Faster than viem, which builds and checks a signature letter by letter: hundreds of them delay a phone noticeably. */
export const eventTopic = ({ name, inputs }: AbiEvent): Hex => keccak256(stringToBytes(`${name}${typesOf(inputs)}`))

/** Like eventTopic, for a function. */
export const functionSelector = ({ name, inputs }: AbiFunction): Hex =>
  `0x${keccak256(stringToBytes(`${name}${typesOf(inputs)}`)).slice(2, 10)}`
