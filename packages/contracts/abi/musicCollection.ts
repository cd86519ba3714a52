// Generated from src/**/MusicCollection.sol by generate.ts. Do not edit.
/** @public */
export const musicCollectionAbi = [
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
        "internalType": "string",
        "name": "text_",
        "type": "string"
      },
      {
        "internalType": "address",
        "name": "artist",
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
        "name": "length",
        "type": "uint256"
      }
    ],
    "name": "BadUriLength",
    "type": "error"
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
    "inputs": [
      {
        "internalType": "uint96",
        "name": "royaltyBps",
        "type": "uint96"
      }
    ],
    "name": "RoyaltyTooHigh",
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
    "inputs": [],
    "name": "text",
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
export const musicCollectionBytecode = '0x608060405234801561000f575f5ffd5b50604051611d82380380611d8283398101604081905261002e91610197565b83838282825f61003e83826102d5565b50600161004b82826102d5565b50505061005d8161007860201b60201c565b50600c915061006e905083826102d5565b5050505050610393565b6001600160a01b03811661009f5760405163c08b07b760e01b815260040160405180910390fd5b6009546040516001600160a01b038084169216907f3b0007eb941cf645526cbb3a4fdaecda9d28ce4843167d9263b536a1f1edc0f6905f90a3600980546001600160a01b0319166001600160a01b0392909216919091179055565b634e487b7160e01b5f52604160045260245ffd5b5f82601f83011261011d575f5ffd5b81516001600160401b03811115610136576101366100fa565b604051601f8201601f19908116603f011681016001600160401b0381118282101715610164576101646100fa565b60405281815283820160200185101561017b575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f5f5f5f608085870312156101aa575f5ffd5b84516001600160401b038111156101bf575f5ffd5b6101cb8782880161010e565b602087015190955090506001600160401b038111156101e8575f5ffd5b6101f48782880161010e565b604087015190945090506001600160401b03811115610211575f5ffd5b61021d8782880161010e565b606087015190935090506001600160a01b038116811461023b575f5ffd5b939692955090935050565b600181811c9082168061025a57607f821691505b60208210810361027857634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156102d057828211156102d057805f5260205f20601f840160051c60208510156102a957505f5b90810190601f840160051c035f5b818110156102cc575f838201556001016102b7565b5050505b505050565b81516001600160401b038111156102ee576102ee6100fa565b610302816102fc8454610246565b8461027e565b6020601f821160018114610334575f831561031d5750848201515b5f19600385901b1c1916600184901b17845561038c565b5f84815260208120601f198516915b828110156103635787850151825560209485019460019092019101610343565b508482101561038057868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b6119e2806103a05f395ff3fe608060405234801561000f575f5ffd5b506004361061013d575f3560e01c80634eaad1ee116100b4578063a22cb46511610079578063a22cb465146102c7578063a9059cbb146102da578063b88d4fde146102ed578063c87b56dd14610300578063da6af97114610313578063e985e9c514610326575f5ffd5b80634eaad1ee1461025b5780636352211e1461028657806369e8feee1461029957806370a08231146102ac57806395d89b41146102bf575f5ffd5b806318160ddd1161010557806318160ddd146101d15780631f1bd692146101e857806323b872dd146101f05780632a55205a146102035780632c4d4d181461023557806342842e0e14610248575f5ffd5b806301ffc9a71461014157806306fdde0314610169578063075461721461017e578063081812fc146101a9578063095ea7b3146101bc575b5f5ffd5b61015461014f366004611447565b610339565b60405190151581526020015b60405180910390f35b610171610349565b6040516101609190611490565b600954610191906001600160a01b031681565b6040516001600160a01b039091168152602001610160565b6101916101b73660046114a2565b6103d8565b6101cf6101ca3660046114d4565b6103ff565b005b6101da600a5481565b604051908152602001610160565b61017161040e565b6101cf6101fe3660046114fc565b61049a565b610216610211366004611536565b610528565b604080516001600160a01b039093168352602083019190915201610160565b6101cf610243366004611556565b6105a3565b6101cf6102563660046114fc565b6105b7565b61026e6102693660046114a2565b6105d6565b6040516001600160401b039091168152602001610160565b6101916102943660046114a2565b6105fc565b6101da6102a73660046115ac565b610606565b6101da6102ba366004611556565b610701565b610171610746565b6101cf6102d5366004611646565b610755565b6101cf6102e83660046114d4565b610760565b6101cf6102fb366004611693565b610773565b61017161030e3660046114a2565b61078b565b6101cf61032136600461176d565b61080c565b6101546103343660046117b4565b61085d565b5f6103438261088a565b92915050565b60605f8054610357906117e5565b80601f0160208091040260200160405190810160405280929190818152602001828054610383906117e5565b80156103ce5780601f106103a5576101008083540402835291602001916103ce565b820191905f5260205f20905b8154815290600101906020018083116103b157829003601f168201915b5050505050905090565b5f6103e2826108ae565b505f828152600460205260409020546001600160a01b0316610343565b61040a8282336108e6565b5050565b600c805461041b906117e5565b80601f0160208091040260200160405190810160405280929190818152602001828054610447906117e5565b80156104925780601f1061046957610100808354040283529160200191610492565b820191905f5260205f20905b81548152906001019060200180831161047557829003601f168201915b505050505081565b6001600160a01b0382166104c857604051633250574960e11b81525f60048201526024015b60405180910390fd5b5f6104d48383336108f3565b9050836001600160a01b0316816001600160a01b031614610522576040516364283d7b60e01b81526001600160a01b03808616600483015260248201849052821660448201526064016104bf565b50505050565b5f82815260086020526040812080548291906001600160a01b03811690600160a01b90046001600160601b03168161057b5750506007546001600160a01b03811690600160a01b90046001600160601b03165b5f610592876001600160601b0384166127106109e7565b9295509193505050505b9250929050565b6105ab610a97565b6105b481610ac6565b50565b6105d183838360405180602001604052805f815250610773565b505050565b5f6105e0826108ae565b50505f908152600b60205260409020546001600160401b031690565b5f610343826108ae565b5f61060f610a97565b600a5f815461061d9061181d565b91829055505f818152600b60205260409020805467ffffffffffffffff19166001600160401b03871617905590506001600160601b0382161561066557610665818484610b48565b6106a48187878080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250610b8a92505050565b6040516001600160401b03851681526001600160a01b0388169082907f2061d6101087f0f32bdf9de6aeb2b152e1ca941a282422b1d9e4b7e2353878fe9060200160405180910390a36106f78782610bc5565b9695505050505050565b5f6001600160a01b03821661072b576040516322718ad960e21b81525f60048201526024016104bf565b506001600160a01b03165f9081526003602052604090205490565b606060018054610357906117e5565b61040a338383610bde565b61040a61076c826108ae565b838361049a565b61077e84848461049a565b6105223385858585610ca5565b6060610796826108ae565b505f6107ac60408051602081019091525f815290565b90505f6107b884610dcd565b905081515f036107c9579392505050565b8051156107fb5781816040516020016107e3929190611858565b60405160208183030381529060405292505050919050565b61080484610e6c565b949350505050565b610814610a97565b61081d836108ae565b506105d18383838080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250610b8a92505050565b6001600160a01b039182165f90815260056020908152604080832093909416825291909152205460ff1690565b5f6001600160e01b0319821663152a902d60e11b1480610343575061034382610edc565b5f818152600260205260408120546001600160a01b03168061034357604051637e27328960e01b8152600481018490526024016104bf565b6105d18383836001610f00565b5f828152600260205260408120546001600160a01b039081169083161561091f5761091f818486611004565b6001600160a01b038116156109595761093a5f855f5f610f00565b6001600160a01b0381165f90815260036020526040902080545f190190555b6001600160a01b03851615610987576001600160a01b0385165f908152600360205260409020805460010190555b5f8481526002602052604080822080546001600160a01b0319166001600160a01b0389811691821790925591518793918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a490505b9392505050565b5f5f5f6109f48686611068565b91509150815f03610a1857838181610a0e57610a0e61186c565b04925050506109e0565b818411610a2f57610a2f6003851502601118611084565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6009546001600160a01b03163314610ac457604051630a51f7cf60e11b81523360048201526024016104bf565b565b6001600160a01b038116610aed5760405163c08b07b760e01b815260040160405180910390fd5b6009546040516001600160a01b038084169216907f3b0007eb941cf645526cbb3a4fdaecda9d28ce4843167d9263b536a1f1edc0f6905f90a3600980546001600160a01b0319166001600160a01b0392909216919091179055565b6113886001600160601b0382161115610b7f57604051633777017360e01b81526001600160601b03821660048201526024016104bf565b6105d1838383611095565b8051801580610b9a575061020081115b15610bbb57604051637a4ccc3360e11b8152600481018290526024016104bf565b6105d18383611155565b61040a828260405180602001604052805f8152506111a4565b6001600160a01b038316610c075760405163a9fbf51f60e01b81525f60048201526024016104bf565b6001600160a01b038216610c3957604051630b61174360e31b81526001600160a01b03831660048201526024016104bf565b6001600160a01b038381165f81815260056020908152604080832094871680845294825291829020805460ff191686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a3505050565b6001600160a01b0383163b15610dc657604051630a85bd0160e11b81526001600160a01b0384169063150b7a0290610ce7908890889087908790600401611880565b6020604051808303815f875af1925050508015610d21575060408051601f3d908101601f19168201909252610d1e918101906118b2565b60015b610d88573d808015610d4e576040519150601f19603f3d011682016040523d82523d5f602084013e610d53565b606091505b5080515f03610d8057604051633250574960e11b81526001600160a01b03851660048201526024016104bf565b805160208201fd5b6001600160e01b03198116630a85bd0160e11b14610dc457604051633250574960e11b81526001600160a01b03851660048201526024016104bf565b505b5050505050565b5f818152600660205260409020805460609190610de9906117e5565b80601f0160208091040260200160405190810160405280929190818152602001828054610e15906117e5565b8015610e605780601f10610e3757610100808354040283529160200191610e60565b820191905f5260205f20905b815481529060010190602001808311610e4357829003601f168201915b50505050509050919050565b6060610e77826108ae565b505f610e8d60408051602081019091525f815290565b90505f815111610eab5760405180602001604052805f8152506109e0565b80610eb5846111bb565b604051602001610ec6929190611858565b6040516020818303038152906040529392505050565b5f6001600160e01b03198216632483248360e11b148061034357506103438261124a565b8080610f1457506001600160a01b03821615155b15610fd5575f610f23846108ae565b90506001600160a01b03831615801590610f4f5750826001600160a01b0316816001600160a01b031614155b8015610f625750610f60818461085d565b155b15610f8b5760405163a9fbf51f60e01b81526001600160a01b03841660048201526024016104bf565b8115610fd35783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260046020526040902080546001600160a01b0319166001600160a01b0392909216919091179055565b61100f838383611299565b6105d1576001600160a01b03831661103d57604051637e27328960e01b8152600481018290526024016104bf565b60405163177e802f60e01b81526001600160a01b0383166004820152602481018290526044016104bf565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6127106001600160601b0382168110156110db5760405163dfd1fc1b60e01b8152600481018590526001600160601b0383166024820152604481018290526064016104bf565b6001600160a01b03831661110b57604051634b4f842960e11b8152600481018590525f60248201526044016104bf565b506040805180820182526001600160a01b0393841681526001600160601b0392831660208083019182525f968752600890529190942093519051909116600160a01b029116179055565b5f82815260066020526040902061116c828261191b565b506040518281527ff8e1a15aba9398e019f0b49df1a4fde98ee17ae345cb5f6b5e2c27f5033e8ce79060200160405180910390a15050565b6111ae83836112fa565b6105d1335f858585610ca5565b60605f6111c78361135b565b60010190505f816001600160401b038111156111e5576111e561167f565b6040519080825280601f01601f19166020018201604052801561120f576020820181803683370190505b5090508181016020015b5f19016f181899199a1a9b1b9c1cb0b131b232b360811b600a86061a8153600a850494508461121957509392505050565b5f6001600160e01b031982166380ac58cd60e01b148061127a57506001600160e01b03198216635b5e139f60e01b145b8061034357506301ffc9a760e01b6001600160e01b0319831614610343565b5f6001600160a01b038316158015906108045750826001600160a01b0316846001600160a01b031614806112d257506112d2848461085d565b806108045750505f908152600460205260409020546001600160a01b03908116911614919050565b6001600160a01b03821661132357604051633250574960e11b81525f60048201526024016104bf565b5f61132f83835f6108f3565b90506001600160a01b038116156105d1576040516339e3563760e11b81525f60048201526024016104bf565b5f8072184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b83106113995772184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b830492506040015b6d04ee2d6d415b85acef810000000083106113c5576d04ee2d6d415b85acef8100000000830492506020015b662386f26fc1000083106113e357662386f26fc10000830492506010015b6305f5e10083106113fb576305f5e100830492506008015b612710831061140f57612710830492506004015b60648310611421576064830492506002015b600a83106103435760010192915050565b6001600160e01b0319811681146105b4575f5ffd5b5f60208284031215611457575f5ffd5b81356109e081611432565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f6109e06020830184611462565b5f602082840312156114b2575f5ffd5b5035919050565b80356001600160a01b03811681146114cf575f5ffd5b919050565b5f5f604083850312156114e5575f5ffd5b6114ee836114b9565b946020939093013593505050565b5f5f5f6060848603121561150e575f5ffd5b611517846114b9565b9250611525602085016114b9565b929592945050506040919091013590565b5f5f60408385031215611547575f5ffd5b50508035926020909101359150565b5f60208284031215611566575f5ffd5b6109e0826114b9565b5f5f83601f84011261157f575f5ffd5b5081356001600160401b03811115611595575f5ffd5b60208301915083602082850101111561059c575f5ffd5b5f5f5f5f5f5f60a087890312156115c1575f5ffd5b6115ca876114b9565b955060208701356001600160401b038111156115e4575f5ffd5b6115f089828a0161156f565b90965094505060408701356001600160401b038116811461160f575f5ffd5b925061161d606088016114b9565b915060808701356001600160601b0381168114611638575f5ffd5b809150509295509295509295565b5f5f60408385031215611657575f5ffd5b611660836114b9565b915060208301358015158114611674575f5ffd5b809150509250929050565b634e487b7160e01b5f52604160045260245ffd5b5f5f5f5f608085870312156116a6575f5ffd5b6116af856114b9565b93506116bd602086016114b9565b92506040850135915060608501356001600160401b038111156116de575f5ffd5b8501601f810187136116ee575f5ffd5b80356001600160401b038111156117075761170761167f565b604051601f8201601f19908116603f011681016001600160401b03811182821017156117355761173561167f565b60405281815282820160200189101561174c575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b5f5f5f6040848603121561177f575f5ffd5b8335925060208401356001600160401b0381111561179b575f5ffd5b6117a78682870161156f565b9497909650939450505050565b5f5f604083850312156117c5575f5ffd5b6117ce836114b9565b91506117dc602084016114b9565b90509250929050565b600181811c908216806117f957607f821691505b60208210810361181757634e487b7160e01b5f52602260045260245ffd5b50919050565b5f6001820161183a57634e487b7160e01b5f52601160045260245ffd5b5060010190565b5f81518060208401855e5f93019283525090919050565b5f6108046118668386611841565b84611841565b634e487b7160e01b5f52601260045260245ffd5b6001600160a01b03858116825284166020820152604081018390526080606082018190525f906106f790830184611462565b5f602082840312156118c2575f5ffd5b81516109e081611432565b601f8211156105d157828211156105d157805f5260205f20601f840160051c60208510156118f857505f5b90810190601f840160051c035f5b81811015610dc4575f83820155600101611906565b81516001600160401b038111156119345761193461167f565b6119488161194284546117e5565b846118cd565b6020601f82116001811461197a575f83156119635750848201515b5f19600385901b1c1916600184901b178455610dc6565b5f84815260208120601f198516915b828110156119a95787850151825560209485019460019092019101611989565b50848210156119c657868401515f19600387901b60f8161c191681555b50505050600190811b0190555056fea164736f6c6343000825000a'
