import { type Address, parseAddress } from '@musi/domain/address'
import type { AbiParameter } from 'viem'

/** A value with its name and Solidity's type: of a call, an event or an error. */
export type Argument = { name: string; type: string; value: unknown }

/** An argument that the ABI does not name is identified by its position. */
export const argumentsOf = (inputs: readonly AbiParameter[], values: readonly unknown[]): readonly Argument[] =>
  inputs.map(({ name, type }, at) => ({
    name: name === undefined || name === '' ? `#${at + 1}` : name,
    type,
    value: values[at],
  }))

type WithArguments = { args: readonly Argument[] }

const valueOf = ({ args }: WithArguments, name: string): unknown => args.find((one) => one.name === name)?.value

export const amountIn = (from: WithArguments, name: string): bigint => {
  const value = valueOf(from, name)
  return typeof value === 'bigint' ? value : 0n
}

export const addressIn = (from: WithArguments, name: string): Address | null => {
  const value = valueOf(from, name)
  return typeof value === 'string' ? parseAddress(value) : null
}

export const addressesIn = (from: WithArguments, name: string): readonly Address[] => {
  const value = valueOf(from, name)
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown) => (typeof one === 'string' ? (parseAddress(one) ?? []) : []))
}

export const textIn = (from: WithArguments, name: string): string => {
  const value = valueOf(from, name)
  return typeof value === 'string' ? value : ''
}

/** Bytes; `0x` if there are none. */
export const hexIn = (from: WithArguments, name: string): `0x${string}` => {
  const value = valueOf(from, name)
  return typeof value === 'string' && value.startsWith('0x') ? (value as `0x${string}`) : '0x'
}

export const flagIn = (from: WithArguments, name: string): boolean => valueOf(from, name) === true

export const listIn = (from: WithArguments, name: string): readonly unknown[] => {
  const value = valueOf(from, name)
  return Array.isArray(value) ? value : []
}

/** An address in a field of a struct. */
export const fieldAddress = (from: WithArguments, name: string, field: string): Address | null => {
  const value = recordIn(from, name)?.[field]
  return typeof value === 'string' ? parseAddress(value) : null
}

/** A struct, by the names of its fields. */
export const recordIn = (from: WithArguments, name: string): Readonly<Record<string, unknown>> | null => {
  const value = valueOf(from, name)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

/** A small integer, which the ABI's decoder gives as a number; 0 if there is none. */
export const numberIn = (from: WithArguments, name: string): number => {
  const value = valueOf(from, name)
  return typeof value === 'number' ? value : 0
}
