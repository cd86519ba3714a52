import type { Address } from '@musi/domain/address'
import {
  type Hex,
  type TypedDataDefinition,
  concat,
  domainSeparator,
  encodeAbiParameters,
  hashStruct,
  keccak256,
  numberToHex,
  size,
  stringToHex,
  zeroHash,
} from 'viem'

type Types = Readonly<Record<string, readonly { name: string; type: string }[]>>
type Spelling = 'sorted' | 'contentsFirst'

type NestedTypedData = {
  /** The hash that the passkey signs. */
  hash: Hex
  /** Encodes the signature as the account's contract expects it. */
  wrap: (signature: Hex) => Hex
}

const SIGN_FIELDS = 'contents,string name,string version,uint256 chainId,address verifyingContract,bytes32 salt'
const ACCOUNT_DOMAIN = [
  { type: 'bytes32' },
  { type: 'bytes32' },
  { type: 'bytes32' },
  { type: 'bytes32' },
  { type: 'uint256' },
  { type: 'address' },
  { type: 'bytes32' },
] as const

/**
 * Nests typed data in the account's own domain (ERC-7739), so that the signature is invalid for other accounts of
 * the same key and on other chains. `contentsFirst`: the description begins with the main type and omits its name at
 * the end; contracts accept both forms.
 */
export function nestedTypedData(
  typedData: TypedDataDefinition,
  { account, chainId, spelling = 'sorted' }: { account: Address; chainId: number; spelling?: Spelling },
): NestedTypedData {
  const { domain, message, primaryType } = typedData
  const types = typedData.types as Types
  const application = domainSeparator({ domain: domain ?? {} })
  const contents = hashStruct({ data: message, primaryType, types })
  const typesText = typesOf(primaryType, types, spelling)
  const described = stringToHex(spelling === 'sorted' ? `${typesText}${primaryType}` : typesText)
  const signType = keccak256(stringToHex(`TypedDataSign(${primaryType} ${SIGN_FIELDS})${typesText}`))
  const struct = encodeAbiParameters(ACCOUNT_DOMAIN, [
    signType,
    contents,
    keccak256(stringToHex('Musi Account')),
    keccak256(stringToHex('1')),
    BigInt(chainId),
    account,
    zeroHash,
  ])
  return {
    hash: keccak256(concat(['0x1901', application, keccak256(struct)])),
    wrap: (signature) =>
      concat([signature, application, contents, described, numberToHex(size(described), { size: 2 })]),
  }
}

/** The description of a type and of the types that it uses. */
function typesOf(primaryType: string, types: Types, spelling: Spelling): string {
  const named = new Set<string>()
  const collect = (name: string) => {
    if (named.has(name) || types[name] === undefined) return
    named.add(name)
    for (const { type } of types[name]) collect(type.replace(/\[.*$/, ''))
  }
  collect(primaryType)
  const inner = [...named].filter((name) => name !== primaryType).sort()
  const order = spelling === 'sorted' ? [...named].sort() : [primaryType, ...inner]
  return order
    .map((name) => `${name}(${(types[name] ?? []).map((field) => `${field.type} ${field.name}`).join(',')})`)
    .join('')
}
