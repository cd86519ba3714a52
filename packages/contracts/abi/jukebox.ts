// Generated from src/**/Jukebox.sol by generate.ts. Do not edit.
/** @public */
export const jukeboxAbi = [
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      }
    ],
    "name": "AlreadyRegistered",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "BadPayee",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      }
    ],
    "name": "BadPayeeCount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "cost",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "maxCost",
        "type": "uint256"
      }
    ],
    "name": "CostRose",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NoCost",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NoFan",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      }
    ],
    "name": "NoSuchSong",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NotAToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotTheArtist",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      }
    ],
    "name": "Retired",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "SafeERC20FailedOperation",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "sumBps",
        "type": "uint256"
      }
    ],
    "name": "SharesDoNotAddUp",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "oldCost",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "newCost",
        "type": "uint256"
      }
    ],
    "name": "CostChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "fan",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "payer",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "cost",
        "type": "uint256"
      }
    ],
    "name": "Played",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "artist",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "nonce",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "cost",
        "type": "uint256"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "account",
            "type": "address"
          },
          {
            "internalType": "uint16",
            "name": "shareBps",
            "type": "uint16"
          }
        ],
        "indexed": false,
        "internalType": "struct IJukebox.Payee[]",
        "name": "payees",
        "type": "tuple[]"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "contentHash",
        "type": "bytes32"
      }
    ],
    "name": "SongRegistered",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      }
    ],
    "name": "SongRetired",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      },
      {
        "internalType": "uint128",
        "name": "cost",
        "type": "uint128"
      }
    ],
    "name": "changeCost",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      }
    ],
    "name": "payees",
    "outputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "account",
            "type": "address"
          },
          {
            "internalType": "uint16",
            "name": "shareBps",
            "type": "uint16"
          }
        ],
        "internalType": "struct IJukebox.Payee[]",
        "name": "",
        "type": "tuple[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "maxCost",
        "type": "uint256"
      }
    ],
    "name": "play",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "fan",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "maxCost",
        "type": "uint256"
      }
    ],
    "name": "playFor",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "maxCost",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      },
      {
        "internalType": "uint8",
        "name": "v",
        "type": "uint8"
      },
      {
        "internalType": "bytes32",
        "name": "r",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "s",
        "type": "bytes32"
      }
    ],
    "name": "playWithPermit",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "nonce",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint128",
        "name": "cost",
        "type": "uint128"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "account",
            "type": "address"
          },
          {
            "internalType": "uint16",
            "name": "shareBps",
            "type": "uint16"
          }
        ],
        "internalType": "struct IJukebox.Payee[]",
        "name": "payees_",
        "type": "tuple[]"
      },
      {
        "internalType": "bytes32",
        "name": "contentHash",
        "type": "bytes32"
      }
    ],
    "name": "register",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      }
    ],
    "name": "retire",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      }
    ],
    "name": "song",
    "outputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "artist",
            "type": "address"
          },
          {
            "internalType": "uint64",
            "name": "plays",
            "type": "uint64"
          },
          {
            "internalType": "bool",
            "name": "retired",
            "type": "bool"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint128",
            "name": "cost",
            "type": "uint128"
          },
          {
            "internalType": "bytes32",
            "name": "contentHash",
            "type": "bytes32"
          }
        ],
        "internalType": "struct IJukebox.Song",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "artist",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "nonce",
        "type": "uint256"
      }
    ],
    "name": "songIdOf",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "pure",
    "type": "function"
  }
] as const
/** @public */
export const jukeboxBytecode = '0x6080604052348015600e575f5ffd5b50610f5b8061001c5f395ff3fe608060405234801561000f575f5ffd5b5060043610610090575f3560e01c80639a568820116100635780639a568820146100f55780639ee6cb8e14610108578063a52706a61461011b578063bf598c401461013b578063ef99b546146101b8575f5ffd5b80631f2b6f23146100945780633e98ab54146100a95780637cb671b1146100bc5780638cb230e3146100e2575b5f5ffd5b6100a76100a2366004610b25565b6101cb565b005b6100a76100b7366004610b3c565b61021d565b6100cf6100ca366004610b89565b61022c565b6040519081526020015b60405180910390f35b6100a76100f0366004610c2e565b61037f565b6100cf610103366004610c63565b6103b6565b6100a7610116366004610c8d565b6103f3565b61012e610129366004610b25565b610497565b6040516100d99190610cb7565b61014e610149366004610b25565b61051d565b6040516100d9919081516001600160a01b03908116825260208084015167ffffffffffffffff1690830152604080840151151590830152606080840151909116908201526080808301516001600160801b03169082015260a0918201519181019190915260c00190565b6100a76101c6366004610d12565b6105cb565b60016101d68261066d565b8054911515600160e01b0260ff60e01b1990921691909117905560405181907f02436a1095bd40310ea854e0eab3c7b92d978b43ced0253553a00b3bf2c7bc52905f90a250565b6102288233836106b2565b5050565b5f61023733886103b6565b5f8181526020819052604090208054919250906001600160a01b03161561027957604051633be57b3960e11b8152600481018390526024015b60405180910390fd5b866001600160a01b03163b5f036102ae5760405163f0ae59ab60e01b81526001600160a01b0388166004820152602401610270565b856001600160801b03165f036102d757604051638ab49b3160e01b815260040160405180910390fd5b6102e28286866107bc565b80546001600160a01b03199081163390811783556001830180546001600160a01b038b169316831790556002830180546001600160801b038a166001600160801b03199091161790556003830185905560405184907f85b2ff659428b5674adb9d1c1377d6e56f420c4c2b5b0c4471ce6ac06818aa2a9061036c908d908c908c908c908c90610d80565b60405180910390a4509695505050505050565b6001600160a01b0382166103a65760405163edb34c3960e01b815260040160405180910390fd5b6103b18383836106b2565b505050565b604080516001600160a01b03841660208201529081018290525f906060016040516020818303038152906040528051906020012090505b92915050565b5f6103fd8361066d565b9050816001600160801b03165f0361042857604051638ab49b3160e01b815260040160405180910390fd5b6002810154604080516001600160801b039283168152918416602083015284917fd6da9b94671d098998936573a3f34ecfb60aabb3b3cb8a0d910ec028bfc11146910160405180910390a260020180546001600160801b0319166001600160801b039290921691909117905550565b606060015f8381526020019081526020015f20805480602002602001604051908101604052809291908181526020015f905b82821015610512575f84815260209081902060408051808201909152908401546001600160a01b0381168252600160a01b900461ffff16818301528252600190920191016104c9565b505050509050919050565b6040805160c0810182525f80825260208201819052918101829052606081018290526080810182905260a081019190915261055782610929565b6040805160c08101825282546001600160a01b038082168352600160a01b820467ffffffffffffffff166020840152600160e01b90910460ff161515928201929092526001830154909116606082015260028201546001600160801b0316608082015260039091015460a082015292915050565b5f6105d588610961565b6001015460405163d505accf60e01b8152336004820152306024820152604481018890526064810187905260ff8616608482015260a4810185905260c481018490526001600160a01b039091169150819063d505accf9060e4015f604051808303815f87803b158015610646575f5ffd5b505af1925050508015610657575060015b506106638833896106b2565b5050505050505050565b5f61067782610961565b80549091506001600160a01b031633146106ad576040516390d63de960e01b815260048101839052336024820152604401610270565b919050565b5f6106bc84610961565b60028101549091506001600160801b0316828111156106f85760405163a4c7b29560e01b81526004810182905260248101849052604401610270565b8154829060149061071990600160a01b900467ffffffffffffffff16610e18565b825467ffffffffffffffff9182166101009390930a92830291909202199091161790556001820154604080516001600160a01b03928316815260208101849052339287169188917fc7aff5c689e86c1e7dbdd7df20c62e5f7bb816d5b663f304196cb40a890836d8910160405180910390a46001808301545f87815260209290925260409091206107b5916001600160a01b031690839061099b565b5050505050565b8015806107c95750600a81115b156107ea5760405163817e6bc760e01b815260048101829052602401610270565b5f805b828110156108fd573684848381811061080857610808610e44565b6040029190910191505f9050806108226020840184610e58565b6001600160a01b03161415801561084e5750306108426020840184610e58565b6001600160a01b031614155b905080158061086e57506108686040830160208401610e7a565b61ffff16155b156108a5576108806020830183610e58565b6040516365c4f71b60e11b81526001600160a01b039091166004820152602401610270565b6108b56040830160208401610e7a565b6108c39061ffff1685610e95565b5f88815260016020818152604083208054928301815583529091209195508391016108ee8282610ea8565b505050508060010190506107ed565b50612710811461092357604051637a03a00160e01b815260048101829052602401610270565b50505050565b5f81815260208190526040902080546001600160a01b03166106ad57604051632661e4a160e11b815260048101839052602401610270565b5f61096b82610929565b8054909150600160e01b900460ff16156106ad57604051635209f51d60e11b815260048101839052602401610270565b805482905f906109ad90600190610ef0565b90505b8015610a50575f6127108483815481106109cc576109cc610e44565b5f918252602090912001546109ec90600160a01b900461ffff1687610f03565b6109f69190610f1a565b9050610a028184610ef0565b92508015610a3f57610a3f33858481548110610a2057610a20610e44565b5f918252602090912001546001600160a01b0389811692911684610a82565b50610a4981610f39565b90506109b0565b5061092333835f81548110610a6757610a67610e44565b5f918252602090912001546001600160a01b03878116929116845b610a90848484846001610ab8565b61092357604051635274afe760e01b81526001600160a01b0385166004820152602401610270565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316610b14578383151615610b08573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f60208284031215610b35575f5ffd5b5035919050565b5f5f60408385031215610b4d575f5ffd5b50508035926020909101359150565b6001600160a01b0381168114610b70575f5ffd5b50565b80356001600160801b03811681146106ad575f5ffd5b5f5f5f5f5f5f60a08789031215610b9e575f5ffd5b863595506020870135610bb081610b5c565b9450610bbe60408801610b73565b9350606087013567ffffffffffffffff811115610bd9575f5ffd5b8701601f81018913610be9575f5ffd5b803567ffffffffffffffff811115610bff575f5ffd5b8960208260061b8401011115610c13575f5ffd5b96999598509396602090940195946080909401359392505050565b5f5f5f60608486031215610c40575f5ffd5b833592506020840135610c5281610b5c565b929592945050506040919091013590565b5f5f60408385031215610c74575f5ffd5b8235610c7f81610b5c565b946020939093013593505050565b5f5f60408385031215610c9e575f5ffd5b82359150610cae60208401610b73565b90509250929050565b602080825282518282018190525f918401906040840190835b81811015610d0757835180516001600160a01b0316845260209081015161ffff168185015290930192604090920191600101610cd0565b509095945050505050565b5f5f5f5f5f5f5f60e0888a031215610d28575f5ffd5b87359650602088013595506040880135945060608801359350608088013560ff81168114610d54575f5ffd5b9699959850939692959460a0840135945060c09093013592915050565b61ffff81168114610b70575f5ffd5b8581526001600160801b038516602082015260806040820181905281018390525f8460a08301825b86811015610def578235610dbb81610b5c565b6001600160a01b031682526020830135610dd481610d71565b61ffff16602083015260409283019290910190600101610da8565b50606093909301939093525095945050505050565b634e487b7160e01b5f52601160045260245ffd5b5f67ffffffffffffffff821667ffffffffffffffff8103610e3b57610e3b610e04565b60010192915050565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215610e68575f5ffd5b8135610e7381610b5c565b9392505050565b5f60208284031215610e8a575f5ffd5b8135610e7381610d71565b808201808211156103ed576103ed610e04565b8135610eb381610b5c565b81546020840135610ec381610d71565b61ffff60a01b60a09190911b166001600160a01b03929092166001600160b01b0319919091161717905550565b818103818111156103ed576103ed610e04565b80820281158282048414176103ed576103ed610e04565b5f82610f3457634e487b7160e01b5f52601260045260245ffd5b500490565b5f81610f4757610f47610e04565b505f19019056fea164736f6c6343000825000a'
