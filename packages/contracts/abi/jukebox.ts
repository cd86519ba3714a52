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
    "name": "NotAPayee",
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
        "internalType": "uint256",
        "name": "opensAt",
        "type": "uint256"
      }
    ],
    "name": "NotOpenYet",
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
        "internalType": "address",
        "name": "payee",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NothingOwed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ReentrancyGuardReentrantCall",
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
        "internalType": "address",
        "name": "payee",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "OwedCollected",
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
        "name": "oldPayee",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "newPayee",
        "type": "address"
      }
    ],
    "name": "PayeeReplaced",
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
        "name": "payee",
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
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "ShareOwed",
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
        "indexed": false,
        "internalType": "uint64",
        "name": "opensAt",
        "type": "uint64"
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
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "collectOwed",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "payee",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "owed",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
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
        "internalType": "uint64",
        "name": "opensAt",
        "type": "uint64"
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
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "replacePayee",
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
            "internalType": "uint64",
            "name": "opensAt",
            "type": "uint64"
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
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "totalOwed",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const
/** @public */
export const jukeboxBytecode = '0x6080604052348015600e575f5ffd5b506118c88061001c5f395ff3fe608060405234801561000f575f5ffd5b50600436106100cb575f3560e01c80639ee6cb8e11610088578063bf598c4011610063578063bf598c40146101b3578063d5f8c2c0146101d3578063d7e9ec04146101e6578063ef99b54614610205575f5ffd5b80639ee6cb8e1461016d578063a52706a614610180578063bcd9f07a146101a0575f5ffd5b80631f2b6f23146100cf57806328079e4a146100e45780633e98ab54146101215780638cb230e314610134578063985d0416146101475780639a5688201461015a575b5f5ffd5b6100e26100dd36600461137f565b610218565b005b61010e6100f23660046113ad565b600260209081525f928352604080842090915290825290205481565b6040519081526020015b60405180910390f35b6100e261012f3660046113e4565b61026a565b6100e2610142366004611404565b610289565b6100e26101553660046113ad565b6102d0565b61010e610168366004611439565b610406565b6100e261017b366004611479565b61044c565b61019361018e36600461137f565b6104f0565b60405161011891906114a3565b61010e6101ae3660046114fe565b610576565b6101c66101c136600461137f565b6106df565b60405161011891906115be565b6100e26101e136600461163e565b6107a1565b61010e6101f4366004611661565b60036020525f908152604090205481565b6100e261021336600461167c565b6108d7565b600161022382610989565b8054911515600160e01b0260ff60e01b1990921691909117905560405181907f02436a1095bd40310ea854e0eab3c7b92d978b43ced0253553a00b3bf2c7bc52905f90a250565b6102726109ce565b61027d823383610a05565b610285610afd565b5050565b6102916109ce565b6001600160a01b0382166102b85760405163edb34c3960e01b815260040160405180910390fd5b6102c3838383610a05565b6102cb610afd565b505050565b6102d86109ce565b6102e181610b27565b61030e576040516365c4f71b60e11b81526001600160a01b03821660048201526024015b60405180910390fd5b335f9081526002602090815260408083206001600160a01b038616845290915281205490819003610363576040516353ead58b60e01b81523360048201526001600160a01b0384166024820152604401610305565b335f9081526002602090815260408083206001600160a01b0387168452825280832083905560039091528120805483929061039f9084906116ef565b90915550506040518181526001600160a01b03808416919085169033907f3da4a2a12741f7ce7c81f6974d8fbbeea46252caf9e6b501bdcb0669efb94ea19060200160405180910390a46103fd6001600160a01b0384168383610b4e565b50610285610afd565b604080513060208201526001600160a01b03841691810191909152606081018290525f906080016040516020818303038152906040528051906020012090505b92915050565b5f61045683610989565b9050816001600160801b03165f0361048157604051638ab49b3160e01b815260040160405180910390fd5b6002810154604080516001600160801b039283168152918416602083015284917fd6da9b94671d098998936573a3f34ecfb60aabb3b3cb8a0d910ec028bfc11146910160405180910390a260020180546001600160801b0319166001600160801b039290921691909117905550565b606060015f8381526020019081526020015f20805480602002602001604051908101604052809291908181526020015f905b8282101561056b575f84815260209081902060408051808201909152908401546001600160a01b0381168252600160a01b900461ffff1681830152825260019092019101610522565b505050509050919050565b5f6105813389610406565b5f8181526020819052604090208054919250906001600160a01b0316156105be57604051633be57b3960e11b815260048101839052602401610305565b6105c788610b83565b6105ef5760405163f0ae59ab60e01b81526001600160a01b0389166004820152602401610305565b866001600160801b03165f0361061857604051638ab49b3160e01b815260040160405180910390fd5b610623828686610c19565b8054336001600160a01b0319909116811782556001820180546001600160a01b038b166001600160e01b03199091168117600160a01b6001600160401b038b1602179091556002830180546001600160801b0319166001600160801b038b161790556003830185905560405190919084907fe01a0cddf7c98c0ece6ea8464eb6163b827d9072d228b591a006cbbb52b77358906106cb908e908d908d908d908d908d90611711565b60405180910390a450979650505050505050565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081019190915261072082610d5c565b6040805160e08101825282546001600160a01b0380821683526001600160401b03600160a01b8084048216602086015260ff600160e01b909404939093161515948401949094526001850154908116606084015204909116608082015260028201546001600160801b031660a082015260039091015460c082015292915050565b6107aa82610d5c565b506107b481610b27565b6107dc576040516365c4f71b60e11b81526001600160a01b0382166004820152602401610305565b5f82815260016020526040812090805b825481101561087257336001600160a01b0316838281548110610811576108116117a5565b5f918252602090912001546001600160a01b03160361086a578383828154811061083d5761083d6117a5565b5f91825260209091200180546001600160a01b0319166001600160a01b0392909216919091179055600191505b6001016107ec565b508061089a57604051635131d39d60e11b815260048101859052336024820152604401610305565b6040516001600160a01b03841690339086907fae03a3eccdb0b60e7e41c8515577cce96c59fd8f1cc9d5c74d217391932fe708905f90a450505050565b6108df6109ce565b5f6108e988610d94565b6001015460405163d505accf60e01b8152336004820152306024820152604481018890526064810187905260ff8616608482015260a4810185905260c481018490526001600160a01b039091169150819063d505accf9060e4015f604051808303815f87803b15801561095a575f5ffd5b505af192505050801561096b575060015b50610977883389610a05565b50610980610afd565b50505050505050565b5f61099382610df4565b80549091506001600160a01b031633146109c9576040516390d63de960e01b815260048101839052336024820152604401610305565b919050565b6109d6610e2e565b610a0360017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90610e6e565b565b5f610a0f84610d94565b60028101549091506001600160801b031682811115610a4b5760405163a4c7b29560e01b81526004810182905260248101849052604401610305565b81548290601490610a6b90600160a01b90046001600160401b03166117b9565b82546001600160401b039182166101009390930a92830291909202199091161790556001820154604080516001600160a01b03928316815260208101849052339287169188917fc7aff5c689e86c1e7dbdd7df20c62e5f7bb816d5b663f304196cb40a890836d8910160405180910390a46001820154610af69086906001600160a01b031683610e75565b5050505050565b610a035f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006109fd565b5f6001600160a01b0382161580159061044657506001600160a01b03821630141592915050565b610b5b8383836001610fab565b6102cb57604051635274afe760e01b81526001600160a01b0384166004820152602401610305565b5f816001600160a01b03163b5f03610b9c57505f919050565b6040805160048152602481019091526020810180516001600160e01b031663313ce56760e01b1790525f908190610bd490859061100d565b5091509150811580610be6575060203d105b80610bf1575060ff81115b15610bff57505f9392505050565b610c10846380ac58cd60e01b61102e565b15949350505050565b801580610c265750600a81115b15610c475760405163817e6bc760e01b815260048101829052602401610305565b5f805b82811015610d305736848483818110610c6557610c656117a5565b604002919091019150610c859050610c806020830183611661565b610b27565b1580610ca25750610c9c60408201602083016117e3565b61ffff16155b15610cd957610cb46020820182611661565b6040516365c4f71b60e11b81526001600160a01b039091166004820152602401610305565b610ce960408201602083016117e3565b610cf79061ffff16846117fe565b5f8781526001602081815260408320805492830181558352909120919450829101610d228282611811565b505050806001019050610c4a565b506127108114610d5657604051637a03a00160e01b815260048101829052602401610305565b50505050565b5f81815260208190526040902080546001600160a01b03166109c957604051632661e4a160e11b815260048101839052602401610305565b5f610d9e82610df4565b6001810154909150600160a01b90046001600160401b03164210156109c9576001810154604051630ab602a960e31b815260048101849052600160a01b9091046001600160401b03166024820152604401610305565b5f610dfe82610d5c565b8054909150600160e01b900460ff16156109c957604051635209f51d60e11b815260048101839052602401610305565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15610a0357604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f83815260016020908152604080832080548251818502810185019093528083529192909190849084015b82821015610ee9575f84815260209081902060408051808201909152908401546001600160a01b0381168252600160a01b900461ffff1681830152825260019092019101610ea0565b5050505090505f8290505f60018351610f0291906116ef565b90505b8015610f93575f612710848381518110610f2157610f216117a5565b60200260200101516020015161ffff1686610f3c9190611859565b610f469190611870565b9050610f5281846116ef565b92508015610f8257610f828787868581518110610f7157610f716117a5565b60200260200101515f015184611052565b50610f8c8161188f565b9050610f05565b50610af68585845f81518110610f7157610f716117a5565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316611001578383151615610ff5573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f5f5f60405f855160208701885afa92505f51915060205190509250925092565b5f5f5f61103b85856111d0565b915091508180156110495750805b95945050505050565b61105d838383611204565b610d56576110766001600160a01b0384163330846112bc565b6040516370a0823160e01b81523060048201525f906110ff906001600160a01b038616906370a0823190602401602060405180830381865afa1580156110be573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906110e291906118a4565b6001600160a01b0386165f908152600360205260409020546112f2565b90505f61110c8383611303565b6001600160a01b038086165f908152600260209081526040808320938a168352929052908120805492935083929091906111479084906117fe565b90915550506001600160a01b0385165f90815260036020526040812080548392906111739084906117fe565b92505081905550846001600160a01b0316846001600160a01b0316877fcf2a40c322025bc7568d1abfa1b8fd563eae32697c38ae5602fb9e4c966794c1846040516111c091815260200190565b60405180910390a4505050505050565b6301ffc9a760e01b5f818152600483905290819060208260248188617530fa92505f511515601f3d11169150509250929050565b6040513360248201526001600160a01b0383166044820152606481018290525f90819060840160408051601f19818403018152919052602080820180516001600160e01b03166323b872dd60e01b17815282519293505f92839291839190828b620493e0f193503d91505f51905083611282575f93505050506112b5565b815f0361129f57505050506001600160a01b0383163b15156112b5565b601f821180156112af5750806001145b93505050505b9392505050565b6112ca848484846001611312565b610d5657604051635274afe760e01b81526001600160a01b0385166004820152602401610305565b5f8082840384811115908102611049565b5f8282188284100282186112b5565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661136e578383151615611362573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f6020828403121561138f575f5ffd5b5035919050565b6001600160a01b03811681146113aa575f5ffd5b50565b5f5f604083850312156113be575f5ffd5b82356113c981611396565b915060208301356113d981611396565b809150509250929050565b5f5f604083850312156113f5575f5ffd5b50508035926020909101359150565b5f5f5f60608486031215611416575f5ffd5b83359250602084013561142881611396565b929592945050506040919091013590565b5f5f6040838503121561144a575f5ffd5b823561145581611396565b946020939093013593505050565b80356001600160801b03811681146109c9575f5ffd5b5f5f6040838503121561148a575f5ffd5b8235915061149a60208401611463565b90509250929050565b602080825282518282018190525f918401906040840190835b818110156114f357835180516001600160a01b0316845260209081015161ffff1681850152909301926040909201916001016114bc565b509095945050505050565b5f5f5f5f5f5f5f60c0888a031215611514575f5ffd5b87359650602088013561152681611396565b955061153460408901611463565b945060608801356001600160401b038116811461154f575f5ffd5b935060808801356001600160401b03811115611569575f5ffd5b8801601f81018a13611579575f5ffd5b80356001600160401b0381111561158e575f5ffd5b8a60208260061b84010111156115a2575f5ffd5b979a9699509497939660209095019560a0909401359392505050565b5f60e08201905060018060a01b0383511682526001600160401b03602084015116602083015260408301511515604083015260018060a01b0360608401511660608301526001600160401b03608084015116608083015260a083015161162f60a08401826001600160801b03169052565b5060c092830151919092015290565b5f5f6040838503121561164f575f5ffd5b8235915060208301356113d981611396565b5f60208284031215611671575f5ffd5b81356112b581611396565b5f5f5f5f5f5f5f60e0888a031215611692575f5ffd5b87359650602088013595506040880135945060608801359350608088013560ff811681146116be575f5ffd5b9699959850939692959460a0840135945060c09093013592915050565b634e487b7160e01b5f52601160045260245ffd5b81810381811115610446576104466116db565b61ffff811681146113aa575f5ffd5b8681526001600160801b03861660208201526001600160401b038516604082015260a06060820181905281018390525f8460c08301825b8681101561178f57823561175b81611396565b6001600160a01b03168252602083013561177481611702565b61ffff16602083015260409283019290910190600101611748565b5060809390930193909352509695505050505050565b634e487b7160e01b5f52603260045260245ffd5b5f6001600160401b0382166001600160401b0381036117da576117da6116db565b60010192915050565b5f602082840312156117f3575f5ffd5b81356112b581611702565b80820180821115610446576104466116db565b813561181c81611396565b8154602084013561182c81611702565b61ffff60a01b60a09190911b166001600160a01b03929092166001600160b01b0319919091161717905550565b8082028115828204841417610446576104466116db565b5f8261188a57634e487b7160e01b5f52601260045260245ffd5b500490565b5f8161189d5761189d6116db565b505f190190565b5f602082840312156118b4575f5ffd5b505191905056fea164736f6c6343000825000a'
