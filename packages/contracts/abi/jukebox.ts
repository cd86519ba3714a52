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
    "stateMutability": "pure",
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
export const jukeboxBytecode = '0x6080604052348015600e575f5ffd5b506117b68061001c5f395ff3fe608060405234801561000f575f5ffd5b50600436106100cb575f3560e01c80639ee6cb8e11610088578063bf598c4011610063578063bf598c40146101b3578063d5f8c2c0146101d3578063d7e9ec04146101e6578063ef99b54614610205575f5ffd5b80639ee6cb8e1461016d578063a52706a614610180578063bcd9f07a146101a0575f5ffd5b80631f2b6f23146100cf57806328079e4a146100e45780633e98ab54146101215780638cb230e314610134578063985d0416146101475780639a5688201461015a575b5f5ffd5b6100e26100dd366004611257565b610218565b005b61010e6100f2366004611285565b600260209081525f928352604080842090915290825290205481565b6040519081526020015b60405180910390f35b6100e261012f3660046112bc565b61026a565b6100e26101423660046112dc565b610279565b6100e2610155366004611285565b6102b0565b61010e610168366004611311565b6103e7565b6100e261017b366004611351565b610424565b61019361018e366004611257565b6104c8565b604051610118919061137b565b61010e6101ae3660046113d6565b61054e565b6101c66101c1366004611257565b6106b7565b6040516101189190611496565b6100e26101e1366004611516565b610779565b61010e6101f4366004611539565b60036020525f908152604090205481565b6100e2610213366004611554565b6108af565b600161022382610951565b8054911515600160e01b0260ff60e01b1990921691909117905560405181907f02436a1095bd40310ea854e0eab3c7b92d978b43ced0253553a00b3bf2c7bc52905f90a250565b610275823383610996565b5050565b6001600160a01b0382166102a05760405163edb34c3960e01b815260040160405180910390fd5b6102ab838383610996565b505050565b6102b981610a8e565b6102e6576040516365c4f71b60e11b81526001600160a01b03821660048201526024015b60405180910390fd5b335f9081526002602090815260408083206001600160a01b03861684529091528120549081900361033b576040516353ead58b60e01b81523360048201526001600160a01b03841660248201526044016102dd565b335f8181526002602090815260408083206001600160a01b0388811680865291909352818420939093555190851692907f3da4a2a12741f7ce7c81f6974d8fbbeea46252caf9e6b501bdcb0669efb94ea19061039a9086815260200190565b60405180910390a46103b66001600160a01b0384168383610ab5565b6001600160a01b0383165f90815260036020526040812080548392906103dd9084906115c7565b9091555050505050565b604080516001600160a01b03841660208201529081018290525f906060016040516020818303038152906040528051906020012090505b92915050565b5f61042e83610951565b9050816001600160801b03165f0361045957604051638ab49b3160e01b815260040160405180910390fd5b6002810154604080516001600160801b039283168152918416602083015284917fd6da9b94671d098998936573a3f34ecfb60aabb3b3cb8a0d910ec028bfc11146910160405180910390a260020180546001600160801b0319166001600160801b039290921691909117905550565b606060015f8381526020019081526020015f20805480602002602001604051908101604052809291908181526020015f905b82821015610543575f84815260209081902060408051808201909152908401546001600160a01b0381168252600160a01b900461ffff16818301528252600190920191016104fa565b505050509050919050565b5f61055933896103e7565b5f8181526020819052604090208054919250906001600160a01b03161561059657604051633be57b3960e11b8152600481018390526024016102dd565b61059f88610aea565b6105c75760405163f0ae59ab60e01b81526001600160a01b03891660048201526024016102dd565b866001600160801b03165f036105f057604051638ab49b3160e01b815260040160405180910390fd5b6105fb828686610b17565b8054336001600160a01b0319909116811782556001820180546001600160a01b038b166001600160e01b03199091168117600160a01b6001600160401b038b1602179091556002830180546001600160801b0319166001600160801b038b161790556003830185905560405190919084907fe01a0cddf7c98c0ece6ea8464eb6163b827d9072d228b591a006cbbb52b77358906106a3908e908d908d908d908d908d906115e9565b60405180910390a450979650505050505050565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c08101919091526106f882610c5a565b6040805160e08101825282546001600160a01b0380821683526001600160401b03600160a01b8084048216602086015260ff600160e01b909404939093161515948401949094526001850154908116606084015204909116608082015260028201546001600160801b031660a082015260039091015460c082015292915050565b61078282610c5a565b5061078c81610a8e565b6107b4576040516365c4f71b60e11b81526001600160a01b03821660048201526024016102dd565b5f82815260016020526040812090805b825481101561084a57336001600160a01b03168382815481106107e9576107e961167d565b5f918252602090912001546001600160a01b03160361084257838382815481106108155761081561167d565b5f91825260209091200180546001600160a01b0319166001600160a01b0392909216919091179055600191505b6001016107c4565b508061087257604051635131d39d60e11b8152600481018590523360248201526044016102dd565b6040516001600160a01b03841690339086907fae03a3eccdb0b60e7e41c8515577cce96c59fd8f1cc9d5c74d217391932fe708905f90a450505050565b5f6108b988610c92565b6001015460405163d505accf60e01b8152336004820152306024820152604481018890526064810187905260ff8616608482015260a4810185905260c481018490526001600160a01b039091169150819063d505accf9060e4015f604051808303815f87803b15801561092a575f5ffd5b505af192505050801561093b575060015b50610947883389610996565b5050505050505050565b5f61095b82610cf2565b80549091506001600160a01b03163314610991576040516390d63de960e01b8152600481018390523360248201526044016102dd565b919050565b5f6109a084610c92565b60028101549091506001600160801b0316828111156109dc5760405163a4c7b29560e01b815260048101829052602481018490526044016102dd565b815482906014906109fc90600160a01b90046001600160401b0316611691565b82546001600160401b039182166101009390930a92830291909202199091161790556001820154604080516001600160a01b03928316815260208101849052339287169188917fc7aff5c689e86c1e7dbdd7df20c62e5f7bb816d5b663f304196cb40a890836d8910160405180910390a46001820154610a879086906001600160a01b031683610d2c565b5050505050565b5f6001600160a01b0382161580159061041e57506001600160a01b03821630141592915050565b610ac28383836001610e62565b6102ab57604051635274afe760e01b81526001600160a01b03841660048201526024016102dd565b5f5f826001600160a01b03163b11801561041e5750610b10826380ac58cd60e01b610ec4565b1592915050565b801580610b245750600a81115b15610b455760405163817e6bc760e01b8152600481018290526024016102dd565b5f805b82811015610c2e5736848483818110610b6357610b6361167d565b604002919091019150610b839050610b7e6020830183611539565b610a8e565b1580610ba05750610b9a60408201602083016116bb565b61ffff16155b15610bd757610bb26020820182611539565b6040516365c4f71b60e11b81526001600160a01b0390911660048201526024016102dd565b610be760408201602083016116bb565b610bf59061ffff16846116d6565b5f8781526001602081815260408320805492830181558352909120919450829101610c2082826116e9565b505050806001019050610b48565b506127108114610c5457604051637a03a00160e01b8152600481018290526024016102dd565b50505050565b5f81815260208190526040902080546001600160a01b031661099157604051632661e4a160e11b8152600481018390526024016102dd565b5f610c9c82610cf2565b6001810154909150600160a01b90046001600160401b0316421015610991576001810154604051630ab602a960e31b815260048101849052600160a01b9091046001600160401b031660248201526044016102dd565b5f610cfc82610c5a565b8054909150600160e01b900460ff161561099157604051635209f51d60e11b8152600481018390526024016102dd565b5f83815260016020908152604080832080548251818502810185019093528083529192909190849084015b82821015610da0575f84815260209081902060408051808201909152908401546001600160a01b0381168252600160a01b900461ffff1681830152825260019092019101610d57565b5050505090505f8290505f60018351610db991906115c7565b90505b8015610e4a575f612710848381518110610dd857610dd861167d565b60200260200101516020015161ffff1686610df39190611731565b610dfd9190611748565b9050610e0981846115c7565b92508015610e3957610e398787868581518110610e2857610e2861167d565b60200260200101515f015184610ee8565b50610e4381611767565b9050610dbc565b50610a878585845f81518110610e2857610e2861167d565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316610eb8578383151615610eac573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f5f5f610ed1858561105b565b91509150818015610edf5750805b95945050505050565b610ef383838361108f565b610c5457610f0c6001600160a01b0384163330846111a5565b6001600160a01b0383165f818152600360205260408082205490516370a0823160e01b81523060048201529192610f9892859291906370a0823190602401602060405180830381865afa158015610f65573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610f89919061177c565b610f9391906115c7565b6111db565b6001600160a01b038085165f908152600260209081526040808320938916835292905290812080549293508392909190610fd39084906116d6565b90915550506001600160a01b0384165f9081526003602052604081208054839290610fff9084906116d6565b92505081905550836001600160a01b0316836001600160a01b0316867fcf2a40c322025bc7568d1abfa1b8fd563eae32697c38ae5602fb9e4c966794c18460405161104c91815260200190565b60405180910390a45050505050565b6301ffc9a760e01b5f818152600483905290819060208260248188617530fa92505f511515601f3d11169150509250929050565b6040513360248201526001600160a01b0383166044820152606481018290525f90819060840160408051601f198184030181529181526020820180516001600160e01b03166323b872dd60e01b179052519091505f9081906001600160a01b03881690620493e090611102908690611793565b5f604051808303815f8787f1925050503d805f811461113c576040519150601f19603f3d011682016040523d82523d5f602084013e611141565b606091505b509150915081611156575f935050505061119e565b80515f0361117457505050506001600160a01b0383163b151561119e565b601f8151118015611198575080806020019051810190611194919061177c565b6001145b93505050505b9392505050565b6111b38484848460016111ea565b610c5457604051635274afe760e01b81526001600160a01b03851660048201526024016102dd565b5f82821882841002821861119e565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661124657838315161561123a573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f60208284031215611267575f5ffd5b5035919050565b6001600160a01b0381168114611282575f5ffd5b50565b5f5f60408385031215611296575f5ffd5b82356112a18161126e565b915060208301356112b18161126e565b809150509250929050565b5f5f604083850312156112cd575f5ffd5b50508035926020909101359150565b5f5f5f606084860312156112ee575f5ffd5b8335925060208401356113008161126e565b929592945050506040919091013590565b5f5f60408385031215611322575f5ffd5b823561132d8161126e565b946020939093013593505050565b80356001600160801b0381168114610991575f5ffd5b5f5f60408385031215611362575f5ffd5b823591506113726020840161133b565b90509250929050565b602080825282518282018190525f918401906040840190835b818110156113cb57835180516001600160a01b0316845260209081015161ffff168185015290930192604090920191600101611394565b509095945050505050565b5f5f5f5f5f5f5f60c0888a0312156113ec575f5ffd5b8735965060208801356113fe8161126e565b955061140c6040890161133b565b945060608801356001600160401b0381168114611427575f5ffd5b935060808801356001600160401b03811115611441575f5ffd5b8801601f81018a13611451575f5ffd5b80356001600160401b03811115611466575f5ffd5b8a60208260061b840101111561147a575f5ffd5b979a9699509497939660209095019560a0909401359392505050565b5f60e08201905060018060a01b0383511682526001600160401b03602084015116602083015260408301511515604083015260018060a01b0360608401511660608301526001600160401b03608084015116608083015260a083015161150760a08401826001600160801b03169052565b5060c092830151919092015290565b5f5f60408385031215611527575f5ffd5b8235915060208301356112b18161126e565b5f60208284031215611549575f5ffd5b813561119e8161126e565b5f5f5f5f5f5f5f60e0888a03121561156a575f5ffd5b87359650602088013595506040880135945060608801359350608088013560ff81168114611596575f5ffd5b9699959850939692959460a0840135945060c09093013592915050565b634e487b7160e01b5f52601160045260245ffd5b8181038181111561041e5761041e6115b3565b61ffff81168114611282575f5ffd5b8681526001600160801b03861660208201526001600160401b038516604082015260a06060820181905281018390525f8460c08301825b868110156116675782356116338161126e565b6001600160a01b03168252602083013561164c816115da565b61ffff16602083015260409283019290910190600101611620565b5060809390930193909352509695505050505050565b634e487b7160e01b5f52603260045260245ffd5b5f6001600160401b0382166001600160401b0381036116b2576116b26115b3565b60010192915050565b5f602082840312156116cb575f5ffd5b813561119e816115da565b8082018082111561041e5761041e6115b3565b81356116f48161126e565b81546020840135611704816115da565b61ffff60a01b60a09190911b166001600160a01b03929092166001600160b01b0319919091161717905550565b808202811582820484141761041e5761041e6115b3565b5f8261176257634e487b7160e01b5f52601260045260245ffd5b500490565b5f81611775576117756115b3565b505f190190565b5f6020828403121561178c575f5ffd5b5051919050565b5f82518060208501845e5f92019182525091905056fea164736f6c6343000825000a'
