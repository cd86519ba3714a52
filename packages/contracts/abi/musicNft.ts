// Generated from src/**/MusicNft.sol by generate.ts. Do not edit.
/** @public */
export const musicNftAbi = [
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "name_",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "symbol_",
        "type": "string"
      },
      {
        "internalType": "address",
        "name": "minter_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "numerator",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "denominator",
        "type": "uint256"
      }
    ],
    "name": "ERC2981InvalidDefaultRoyalty",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      }
    ],
    "name": "ERC2981InvalidDefaultRoyaltyReceiver",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "numerator",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "denominator",
        "type": "uint256"
      }
    ],
    "name": "ERC2981InvalidTokenRoyalty",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      }
    ],
    "name": "ERC2981InvalidTokenRoyaltyReceiver",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "ERC721IncorrectOwner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ERC721InsufficientApproval",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "approver",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidApprover",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidOperator",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidOwner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidReceiver",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidSender",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ERC721NonexistentToken",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NoMinter",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotTheMinter",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "approved",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "Approval",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "ApprovalForAll",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "_fromTokenId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "_toTokenId",
        "type": "uint256"
      }
    ],
    "name": "BatchMetadataUpdate",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "_tokenId",
        "type": "uint256"
      }
    ],
    "name": "MetadataUpdate",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "releaseDate",
        "type": "uint64"
      }
    ],
    "name": "Minted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "oldMinter",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "newMinter",
        "type": "address"
      }
    ],
    "name": "MinterChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "balanceOf",
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
        "internalType": "address",
        "name": "newMinter",
        "type": "address"
      }
    ],
    "name": "changeMinter",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "string",
        "name": "uri",
        "type": "string"
      }
    ],
    "name": "changeURI",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "getApproved",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "isApprovedForAll",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "string",
        "name": "uri",
        "type": "string"
      },
      {
        "internalType": "uint64",
        "name": "releaseDate_",
        "type": "uint64"
      },
      {
        "internalType": "address",
        "name": "royaltyReceiver",
        "type": "address"
      },
      {
        "internalType": "uint96",
        "name": "royaltyBps",
        "type": "uint96"
      }
    ],
    "name": "mint",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "minter",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ownerOf",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "releaseDate",
    "outputs": [
      {
        "internalType": "uint64",
        "name": "",
        "type": "uint64"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "salePrice",
        "type": "uint256"
      }
    ],
    "name": "royaltyInfo",
    "outputs": [
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "safeTransferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      }
    ],
    "name": "safeTransferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "setApprovalForAll",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes4",
        "name": "interfaceId",
        "type": "bytes4"
      }
    ],
    "name": "supportsInterface",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "symbol",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "tokenURI",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "totalSupply",
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
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "transfer",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const
/** @public */
export const musicNftBytecode = '0x608060405234801561000f575f5ffd5b50604051611c26380380611c2683398101604081905261002e91610181565b82825f61003b8382610295565b5060016100488282610295565b50505061005a8161006260201b60201c565b505050610353565b6001600160a01b0381166100895760405163c08b07b760e01b815260040160405180910390fd5b6009546040516001600160a01b038084169216907f3b0007eb941cf645526cbb3a4fdaecda9d28ce4843167d9263b536a1f1edc0f6905f90a3600980546001600160a01b0319166001600160a01b0392909216919091179055565b634e487b7160e01b5f52604160045260245ffd5b5f82601f830112610107575f5ffd5b81516001600160401b03811115610120576101206100e4565b604051601f8201601f19908116603f011681016001600160401b038111828210171561014e5761014e6100e4565b604052818152838201602001851015610165575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f5f5f60608486031215610193575f5ffd5b83516001600160401b038111156101a8575f5ffd5b6101b4868287016100f8565b602086015190945090506001600160401b038111156101d1575f5ffd5b6101dd868287016100f8565b604086015190935090506001600160a01b03811681146101fb575f5ffd5b809150509250925092565b600181811c9082168061021a57607f821691505b60208210810361023857634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610290578282111561029057805f5260205f20601f840160051c602085101561026957505f5b90810190601f840160051c035f5b8181101561028c575f83820155600101610277565b5050505b505050565b81516001600160401b038111156102ae576102ae6100e4565b6102c2816102bc8454610206565b8461023e565b6020601f8211600181146102f4575f83156102dd5750848201515b5f19600385901b1c1916600184901b17845561034c565b5f84815260208120601f198516915b828110156103235787850151825560209485019460019092019101610303565b508482101561034057868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b6118c6806103605f395ff3fe608060405234801561000f575f5ffd5b5060043610610132575f3560e01c80634eaad1ee116100b4578063a22cb46511610079578063a22cb465146102b4578063a9059cbb146102c7578063b88d4fde146102da578063c87b56dd146102ed578063da6af97114610300578063e985e9c514610313575f5ffd5b80634eaad1ee146102485780636352211e1461027357806369e8feee1461028657806370a082311461029957806395d89b41146102ac575f5ffd5b806318160ddd116100fa57806318160ddd146101c657806323b872dd146101dd5780632a55205a146101f05780632c4d4d181461022257806342842e0e14610235575f5ffd5b806301ffc9a71461013657806306fdde031461015e5780630754617214610173578063081812fc1461019e578063095ea7b3146101b1575b5f5ffd5b61014961014436600461132b565b610326565b60405190151581526020015b60405180910390f35b610166610336565b6040516101559190611374565b600954610186906001600160a01b031681565b6040516001600160a01b039091168152602001610155565b6101866101ac366004611386565b6103c5565b6101c46101bf3660046113b8565b6103ec565b005b6101cf600a5481565b604051908152602001610155565b6101c46101eb3660046113e0565b6103fb565b6102036101fe36600461141a565b610489565b604080516001600160a01b039093168352602083019190915201610155565b6101c461023036600461143a565b610504565b6101c46102433660046113e0565b610518565b61025b610256366004611386565b610537565b6040516001600160401b039091168152602001610155565b610186610281366004611386565b61055d565b6101cf610294366004611490565b610567565b6101cf6102a736600461143a565b610662565b6101666106a7565b6101c46102c236600461152a565b6106b6565b6101c46102d53660046113b8565b6106c1565b6101c46102e8366004611577565b6106d4565b6101666102fb366004611386565b6106ec565b6101c461030e366004611651565b61076d565b610149610321366004611698565b6107be565b5f610330826107eb565b92915050565b60605f8054610344906116c9565b80601f0160208091040260200160405190810160405280929190818152602001828054610370906116c9565b80156103bb5780601f10610392576101008083540402835291602001916103bb565b820191905f5260205f20905b81548152906001019060200180831161039e57829003601f168201915b5050505050905090565b5f6103cf8261080f565b505f828152600460205260409020546001600160a01b0316610330565b6103f7828233610847565b5050565b6001600160a01b03821661042957604051633250574960e11b81525f60048201526024015b60405180910390fd5b5f610435838333610854565b9050836001600160a01b0316816001600160a01b031614610483576040516364283d7b60e01b81526001600160a01b0380861660048301526024820184905282166044820152606401610420565b50505050565b5f82815260086020526040812080548291906001600160a01b03811690600160a01b90046001600160601b0316816104dc5750506007546001600160a01b03811690600160a01b90046001600160601b03165b5f6104f3876001600160601b038416612710610948565b9295509193505050505b9250929050565b61050c6109f8565b61051581610a27565b50565b61053283838360405180602001604052805f8152506106d4565b505050565b5f6105418261080f565b50505f908152600b60205260409020546001600160401b031690565b5f6103308261080f565b5f6105706109f8565b600a5f815461057e90611701565b91829055505f818152600b60205260409020805467ffffffffffffffff19166001600160401b03871617905590506001600160601b038216156105c6576105c6818484610aa9565b6106058187878080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250610b6992505050565b6040516001600160401b03851681526001600160a01b0388169082907f2061d6101087f0f32bdf9de6aeb2b152e1ca941a282422b1d9e4b7e2353878fe9060200160405180910390a36106588782610bb8565b9695505050505050565b5f6001600160a01b03821661068c576040516322718ad960e21b81525f6004820152602401610420565b506001600160a01b03165f9081526003602052604090205490565b606060018054610344906116c9565b6103f7338383610bd1565b6103f76106cd8261080f565b83836103fb565b6106df8484846103fb565b6104833385858585610c98565b60606106f78261080f565b505f61070d60408051602081019091525f815290565b90505f61071984610dc0565b905081515f0361072a579392505050565b80511561075c57818160405160200161074492919061173c565b60405160208183030381529060405292505050919050565b61076584610e5f565b949350505050565b6107756109f8565b61077e8361080f565b506105328383838080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250610b6992505050565b6001600160a01b039182165f90815260056020908152604080832093909416825291909152205460ff1690565b5f6001600160e01b0319821663152a902d60e11b1480610330575061033082610ecf565b5f818152600260205260408120546001600160a01b03168061033057604051637e27328960e01b815260048101849052602401610420565b6105328383836001610ef3565b5f828152600260205260408120546001600160a01b039081169083161561088057610880818486610ff7565b6001600160a01b038116156108ba5761089b5f855f5f610ef3565b6001600160a01b0381165f90815260036020526040902080545f190190555b6001600160a01b038516156108e8576001600160a01b0385165f908152600360205260409020805460010190555b5f8481526002602052604080822080546001600160a01b0319166001600160a01b0389811691821790925591518793918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a490505b9392505050565b5f5f5f610955868661105b565b91509150815f036109795783818161096f5761096f611750565b0492505050610941565b818411610990576109906003851502601118611077565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6009546001600160a01b03163314610a2557604051630a51f7cf60e11b8152336004820152602401610420565b565b6001600160a01b038116610a4e5760405163c08b07b760e01b815260040160405180910390fd5b6009546040516001600160a01b038084169216907f3b0007eb941cf645526cbb3a4fdaecda9d28ce4843167d9263b536a1f1edc0f6905f90a3600980546001600160a01b0319166001600160a01b0392909216919091179055565b6127106001600160601b038216811015610aef5760405163dfd1fc1b60e01b8152600481018590526001600160601b038316602482015260448101829052606401610420565b6001600160a01b038316610b1f57604051634b4f842960e11b8152600481018590525f6024820152604401610420565b506040805180820182526001600160a01b0393841681526001600160601b0392831660208083019182525f968752600890529190942093519051909116600160a01b029116179055565b5f828152600660205260409020610b8082826117b2565b506040518281527ff8e1a15aba9398e019f0b49df1a4fde98ee17ae345cb5f6b5e2c27f5033e8ce79060200160405180910390a15050565b6103f7828260405180602001604052805f815250611088565b6001600160a01b038316610bfa5760405163a9fbf51f60e01b81525f6004820152602401610420565b6001600160a01b038216610c2c57604051630b61174360e31b81526001600160a01b0383166004820152602401610420565b6001600160a01b038381165f81815260056020908152604080832094871680845294825291829020805460ff191686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a3505050565b6001600160a01b0383163b15610db957604051630a85bd0160e11b81526001600160a01b0384169063150b7a0290610cda90889088908790879060040161186c565b6020604051808303815f875af1925050508015610d14575060408051601f3d908101601f19168201909252610d119181019061189e565b60015b610d7b573d808015610d41576040519150601f19603f3d011682016040523d82523d5f602084013e610d46565b606091505b5080515f03610d7357604051633250574960e11b81526001600160a01b0385166004820152602401610420565b805160208201fd5b6001600160e01b03198116630a85bd0160e11b14610db757604051633250574960e11b81526001600160a01b0385166004820152602401610420565b505b5050505050565b5f818152600660205260409020805460609190610ddc906116c9565b80601f0160208091040260200160405190810160405280929190818152602001828054610e08906116c9565b8015610e535780601f10610e2a57610100808354040283529160200191610e53565b820191905f5260205f20905b815481529060010190602001808311610e3657829003601f168201915b50505050509050919050565b6060610e6a8261080f565b505f610e8060408051602081019091525f815290565b90505f815111610e9e5760405180602001604052805f815250610941565b80610ea88461109f565b604051602001610eb992919061173c565b6040516020818303038152906040529392505050565b5f6001600160e01b03198216632483248360e11b148061033057506103308261112e565b8080610f0757506001600160a01b03821615155b15610fc8575f610f168461080f565b90506001600160a01b03831615801590610f425750826001600160a01b0316816001600160a01b031614155b8015610f555750610f5381846107be565b155b15610f7e5760405163a9fbf51f60e01b81526001600160a01b0384166004820152602401610420565b8115610fc65783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260046020526040902080546001600160a01b0319166001600160a01b0392909216919091179055565b61100283838361117d565b610532576001600160a01b03831661103057604051637e27328960e01b815260048101829052602401610420565b60405163177e802f60e01b81526001600160a01b038316600482015260248101829052604401610420565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b61109283836111de565b610532335f858585610c98565b60605f6110ab8361123f565b60010190505f816001600160401b038111156110c9576110c9611563565b6040519080825280601f01601f1916602001820160405280156110f3576020820181803683370190505b5090508181016020015b5f19016f181899199a1a9b1b9c1cb0b131b232b360811b600a86061a8153600a85049450846110fd57509392505050565b5f6001600160e01b031982166380ac58cd60e01b148061115e57506001600160e01b03198216635b5e139f60e01b145b8061033057506301ffc9a760e01b6001600160e01b0319831614610330565b5f6001600160a01b038316158015906107655750826001600160a01b0316846001600160a01b031614806111b657506111b684846107be565b806107655750505f908152600460205260409020546001600160a01b03908116911614919050565b6001600160a01b03821661120757604051633250574960e11b81525f6004820152602401610420565b5f61121383835f610854565b90506001600160a01b03811615610532576040516339e3563760e11b81525f6004820152602401610420565b5f8072184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b831061127d5772184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b830492506040015b6d04ee2d6d415b85acef810000000083106112a9576d04ee2d6d415b85acef8100000000830492506020015b662386f26fc1000083106112c757662386f26fc10000830492506010015b6305f5e10083106112df576305f5e100830492506008015b61271083106112f357612710830492506004015b60648310611305576064830492506002015b600a83106103305760010192915050565b6001600160e01b031981168114610515575f5ffd5b5f6020828403121561133b575f5ffd5b813561094181611316565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f6109416020830184611346565b5f60208284031215611396575f5ffd5b5035919050565b80356001600160a01b03811681146113b3575f5ffd5b919050565b5f5f604083850312156113c9575f5ffd5b6113d28361139d565b946020939093013593505050565b5f5f5f606084860312156113f2575f5ffd5b6113fb8461139d565b92506114096020850161139d565b929592945050506040919091013590565b5f5f6040838503121561142b575f5ffd5b50508035926020909101359150565b5f6020828403121561144a575f5ffd5b6109418261139d565b5f5f83601f840112611463575f5ffd5b5081356001600160401b03811115611479575f5ffd5b6020830191508360208285010111156104fd575f5ffd5b5f5f5f5f5f5f60a087890312156114a5575f5ffd5b6114ae8761139d565b955060208701356001600160401b038111156114c8575f5ffd5b6114d489828a01611453565b90965094505060408701356001600160401b03811681146114f3575f5ffd5b92506115016060880161139d565b915060808701356001600160601b038116811461151c575f5ffd5b809150509295509295509295565b5f5f6040838503121561153b575f5ffd5b6115448361139d565b915060208301358015158114611558575f5ffd5b809150509250929050565b634e487b7160e01b5f52604160045260245ffd5b5f5f5f5f6080858703121561158a575f5ffd5b6115938561139d565b93506115a16020860161139d565b92506040850135915060608501356001600160401b038111156115c2575f5ffd5b8501601f810187136115d2575f5ffd5b80356001600160401b038111156115eb576115eb611563565b604051601f8201601f19908116603f011681016001600160401b038111828210171561161957611619611563565b604052818152828201602001891015611630575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b5f5f5f60408486031215611663575f5ffd5b8335925060208401356001600160401b0381111561167f575f5ffd5b61168b86828701611453565b9497909650939450505050565b5f5f604083850312156116a9575f5ffd5b6116b28361139d565b91506116c06020840161139d565b90509250929050565b600181811c908216806116dd57607f821691505b6020821081036116fb57634e487b7160e01b5f52602260045260245ffd5b50919050565b5f6001820161171e57634e487b7160e01b5f52601160045260245ffd5b5060010190565b5f81518060208401855e5f93019283525090919050565b5f61076561174a8386611725565b84611725565b634e487b7160e01b5f52601260045260245ffd5b601f821115610532578282111561053257805f5260205f20601f840160051c602085101561178f57505f5b90810190601f840160051c035f5b81811015610db7575f8382015560010161179d565b81516001600160401b038111156117cb576117cb611563565b6117df816117d984546116c9565b84611764565b6020601f821160018114611811575f83156117fa5750848201515b5f19600385901b1c1916600184901b178455610db9565b5f84815260208120601f198516915b828110156118405787850151825560209485019460019092019101611820565b508482101561185d57868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b6001600160a01b03858116825284166020820152604081018390526080606082018190525f9061065890830184611346565b5f602082840312156118ae575f5ffd5b81516109418161131656fea164736f6c6343000825000a'
