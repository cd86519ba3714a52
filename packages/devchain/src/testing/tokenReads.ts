import { readNumber } from '@musi/contracts/deploy/runner/step'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { tokenAbi } from '@musi/chain/abi/token'
import { type Address, encodeFunctionData } from 'viem'

/** Reads of tokens, pool shares and V1 exchange shares for tests. */
export const tokenReads = (request: RpcRequest) => ({
  native: async (owner: Address) => BigInt(String(await request('eth_getBalance', [owner, 'latest']))),
  balance: (token: Address, owner: Address) =>
    readNumber(request, token, encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [owner] })),
  allowance: (token: Address, owner: Address, spender: Address) =>
    readNumber(
      request,
      token,
      encodeFunctionData({ abi: tokenAbi, functionName: 'allowance', args: [owner, spender] }),
    ),
  supply: (token: Address) =>
    readNumber(request, token, encodeFunctionData({ abi: tokenAbi, functionName: 'totalSupply' })),
})
