import type { Request } from '@musi/contracts/deploy/request'
import type { Address } from '@musi/domain/address'
import { tokenAbi } from '../abi/token.ts'
import { contractValue } from './contractValue.ts'

/** Null: what is there does not say. */
export const tokenBalance = (request: Request, token: Address, owner: Address): Promise<bigint | null> =>
  contractValue(request, { address: token, abi: tokenAbi, functionName: 'balanceOf', args: [owner] })
