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
    "inputs": [],
    "name": "ContractURIUpdated",
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
    "inputs": [],
    "name": "contractURI",
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
export const musicCollectionBytecode = '0x60a060405234801561000f575f5ffd5b50604051611eed380380611eed83398101604081905261002e916101c1565b83838282825f61003e83826102ff565b50600161004b82826102ff565b50505061005d816100a260201b60201c565b50503360805250600c61007083826102ff565b506040517fa5d4097edda6d87cb9329af83fb3712ef77eeb13738ffe43cc35a4ce305ad962905f90a1505050506103bd565b6001600160a01b0381166100c95760405163c08b07b760e01b815260040160405180910390fd5b6009546040516001600160a01b038084169216907f3b0007eb941cf645526cbb3a4fdaecda9d28ce4843167d9263b536a1f1edc0f6905f90a3600980546001600160a01b0319166001600160a01b0392909216919091179055565b634e487b7160e01b5f52604160045260245ffd5b5f82601f830112610147575f5ffd5b81516001600160401b0381111561016057610160610124565b604051601f8201601f19908116603f011681016001600160401b038111828210171561018e5761018e610124565b6040528181528382016020018510156101a5575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f5f5f5f608085870312156101d4575f5ffd5b84516001600160401b038111156101e9575f5ffd5b6101f587828801610138565b602087015190955090506001600160401b03811115610212575f5ffd5b61021e87828801610138565b604087015190945090506001600160401b0381111561023b575f5ffd5b61024787828801610138565b606087015190935090506001600160a01b0381168114610265575f5ffd5b939692955090935050565b600181811c9082168061028457607f821691505b6020821081036102a257634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156102fa57828211156102fa57805f5260205f20601f840160051c60208510156102d357505f5b90810190601f840160051c035f5b818110156102f6575f838201556001016102e1565b5050505b505050565b81516001600160401b0381111561031857610318610124565b61032c816103268454610270565b846102a8565b6020601f82116001811461035e575f83156103475750848201515b5f19600385901b1c1916600184901b1784556103b6565b5f84815260208120601f198516915b8281101561038d578785015182556020948501946001909201910161036d565b50848210156103aa57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b608051611b186103d55f395f6108880152611b185ff3fe608060405234801561000f575f5ffd5b5060043610610148575f3560e01c80634eaad1ee116100bf578063a9059cbb11610079578063a9059cbb146102e5578063b88d4fde146102f8578063c87b56dd1461030b578063da6af9711461031e578063e8a3d48514610331578063e985e9c514610339575f5ffd5b80634eaad1ee146102665780636352211e1461029157806369e8feee146102a457806370a08231146102b757806395d89b41146102ca578063a22cb465146102d2575f5ffd5b806318160ddd1161011057806318160ddd146101dc5780631f1bd692146101f357806323b872dd146101fb5780632a55205a1461020e5780632c4d4d181461024057806342842e0e14610253575f5ffd5b806301ffc9a71461014c57806306fdde03146101745780630754617214610189578063081812fc146101b4578063095ea7b3146101c7575b5f5ffd5b61015f61015a3660046114ea565b61034c565b60405190151581526020015b60405180910390f35b61017c61035c565b60405161016b9190611533565b60095461019c906001600160a01b031681565b6040516001600160a01b03909116815260200161016b565b61019c6101c2366004611545565b6103eb565b6101da6101d5366004611577565b610412565b005b6101e5600a5481565b60405190815260200161016b565b61017c610421565b6101da61020936600461159f565b6104ad565b61022161021c3660046115d9565b61053b565b604080516001600160a01b03909316835260208301919091520161016b565b6101da61024e3660046115f9565b6105b6565b6101da61026136600461159f565b6105ca565b610279610274366004611545565b6105e9565b6040516001600160401b03909116815260200161016b565b61019c61029f366004611545565b61060f565b6101e56102b236600461164f565b610619565b6101e56102c53660046115f9565b610714565b61017c610759565b6101da6102e03660046116e9565b610768565b6101da6102f3366004611577565b610773565b6101da61030636600461178c565b610786565b61017c610319366004611545565b61079e565b6101da61032c36600461182f565b61081f565b61017c610870565b61015f610347366004611876565b610900565b5f6103568261092d565b92915050565b60605f805461036a906118a7565b80601f0160208091040260200160405190810160405280929190818152602001828054610396906118a7565b80156103e15780601f106103b8576101008083540402835291602001916103e1565b820191905f5260205f20905b8154815290600101906020018083116103c457829003601f168201915b5050505050905090565b5f6103f582610951565b505f828152600460205260409020546001600160a01b0316610356565b61041d828233610989565b5050565b600c805461042e906118a7565b80601f016020809104026020016040519081016040528092919081815260200182805461045a906118a7565b80156104a55780601f1061047c576101008083540402835291602001916104a5565b820191905f5260205f20905b81548152906001019060200180831161048857829003601f168201915b505050505081565b6001600160a01b0382166104db57604051633250574960e11b81525f60048201526024015b60405180910390fd5b5f6104e7838333610996565b9050836001600160a01b0316816001600160a01b031614610535576040516364283d7b60e01b81526001600160a01b03808616600483015260248201849052821660448201526064016104d2565b50505050565b5f82815260086020526040812080548291906001600160a01b03811690600160a01b90046001600160601b03168161058e5750506007546001600160a01b03811690600160a01b90046001600160601b03165b5f6105a5876001600160601b038416612710610a8a565b9295509193505050505b9250929050565b6105be610b3a565b6105c781610b69565b50565b6105e483838360405180602001604052805f815250610786565b505050565b5f6105f382610951565b50505f908152600b60205260409020546001600160401b031690565b5f61035682610951565b5f610622610b3a565b600a5f8154610630906118df565b91829055505f818152600b60205260409020805467ffffffffffffffff19166001600160401b03871617905590506001600160601b0382161561067857610678818484610beb565b6106b78187878080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250610c2d92505050565b6040516001600160401b03851681526001600160a01b0388169082907f2061d6101087f0f32bdf9de6aeb2b152e1ca941a282422b1d9e4b7e2353878fe9060200160405180910390a361070a8782610c68565b9695505050505050565b5f6001600160a01b03821661073e576040516322718ad960e21b81525f60048201526024016104d2565b506001600160a01b03165f9081526003602052604090205490565b60606001805461036a906118a7565b61041d338383610c81565b61041d61077f82610951565b83836104ad565b6107918484846104ad565b6105353385858585610d48565b60606107a982610951565b505f6107bf60408051602081019091525f815290565b90505f6107cb84610e70565b905081515f036107dc579392505050565b80511561080e5781816040516020016107f692919061191a565b60405160208183030381529060405292505050919050565b61081784610f0f565b949350505050565b610827610b3a565b61083083610951565b506105e48383838080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250610c2d92505050565b604051630e06d19b60e31b81523060048201526060907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906370368cd8906024015f60405180830381865afa1580156108d4573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f191682016040526108fb919081019061192e565b905090565b6001600160a01b039182165f90815260056020908152604080832093909416825291909152205460ff1690565b5f6001600160e01b0319821663152a902d60e11b1480610356575061035682610f7f565b5f818152600260205260408120546001600160a01b03168061035657604051637e27328960e01b8152600481018490526024016104d2565b6105e48383836001610fa3565b5f828152600260205260408120546001600160a01b03908116908316156109c2576109c28184866110a7565b6001600160a01b038116156109fc576109dd5f855f5f610fa3565b6001600160a01b0381165f90815260036020526040902080545f190190555b6001600160a01b03851615610a2a576001600160a01b0385165f908152600360205260409020805460010190555b5f8481526002602052604080822080546001600160a01b0319166001600160a01b0389811691821790925591518793918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a490505b9392505050565b5f5f5f610a97868661110b565b91509150815f03610abb57838181610ab157610ab16119a2565b0492505050610a83565b818411610ad257610ad26003851502601118611127565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6009546001600160a01b03163314610b6757604051630a51f7cf60e11b81523360048201526024016104d2565b565b6001600160a01b038116610b905760405163c08b07b760e01b815260040160405180910390fd5b6009546040516001600160a01b038084169216907f3b0007eb941cf645526cbb3a4fdaecda9d28ce4843167d9263b536a1f1edc0f6905f90a3600980546001600160a01b0319166001600160a01b0392909216919091179055565b6113886001600160601b0382161115610c2257604051633777017360e01b81526001600160601b03821660048201526024016104d2565b6105e4838383611138565b8051801580610c3d575061020081115b15610c5e57604051637a4ccc3360e11b8152600481018290526024016104d2565b6105e483836111f8565b61041d828260405180602001604052805f815250611247565b6001600160a01b038316610caa5760405163a9fbf51f60e01b81525f60048201526024016104d2565b6001600160a01b038216610cdc57604051630b61174360e31b81526001600160a01b03831660048201526024016104d2565b6001600160a01b038381165f81815260056020908152604080832094871680845294825291829020805460ff191686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a3505050565b6001600160a01b0383163b15610e6957604051630a85bd0160e11b81526001600160a01b0384169063150b7a0290610d8a9088908890879087906004016119b6565b6020604051808303815f875af1925050508015610dc4575060408051601f3d908101601f19168201909252610dc1918101906119e8565b60015b610e2b573d808015610df1576040519150601f19603f3d011682016040523d82523d5f602084013e610df6565b606091505b5080515f03610e2357604051633250574960e11b81526001600160a01b03851660048201526024016104d2565b805160208201fd5b6001600160e01b03198116630a85bd0160e11b14610e6757604051633250574960e11b81526001600160a01b03851660048201526024016104d2565b505b5050505050565b5f818152600660205260409020805460609190610e8c906118a7565b80601f0160208091040260200160405190810160405280929190818152602001828054610eb8906118a7565b8015610f035780601f10610eda57610100808354040283529160200191610f03565b820191905f5260205f20905b815481529060010190602001808311610ee657829003601f168201915b50505050509050919050565b6060610f1a82610951565b505f610f3060408051602081019091525f815290565b90505f815111610f4e5760405180602001604052805f815250610a83565b80610f588461125e565b604051602001610f6992919061191a565b6040516020818303038152906040529392505050565b5f6001600160e01b03198216632483248360e11b14806103565750610356826112ed565b8080610fb757506001600160a01b03821615155b15611078575f610fc684610951565b90506001600160a01b03831615801590610ff25750826001600160a01b0316816001600160a01b031614155b801561100557506110038184610900565b155b1561102e5760405163a9fbf51f60e01b81526001600160a01b03841660048201526024016104d2565b81156110765783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260046020526040902080546001600160a01b0319166001600160a01b0392909216919091179055565b6110b283838361133c565b6105e4576001600160a01b0383166110e057604051637e27328960e01b8152600481018290526024016104d2565b60405163177e802f60e01b81526001600160a01b0383166004820152602481018290526044016104d2565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6127106001600160601b03821681101561117e5760405163dfd1fc1b60e01b8152600481018590526001600160601b0383166024820152604481018290526064016104d2565b6001600160a01b0383166111ae57604051634b4f842960e11b8152600481018590525f60248201526044016104d2565b506040805180820182526001600160a01b0393841681526001600160601b0392831660208083019182525f968752600890529190942093519051909116600160a01b029116179055565b5f82815260066020526040902061120f8282611a51565b506040518281527ff8e1a15aba9398e019f0b49df1a4fde98ee17ae345cb5f6b5e2c27f5033e8ce79060200160405180910390a15050565b611251838361139d565b6105e4335f858585610d48565b60605f61126a836113fe565b60010190505f816001600160401b0381111561128857611288611722565b6040519080825280601f01601f1916602001820160405280156112b2576020820181803683370190505b5090508181016020015b5f19016f181899199a1a9b1b9c1cb0b131b232b360811b600a86061a8153600a85049450846112bc57509392505050565b5f6001600160e01b031982166380ac58cd60e01b148061131d57506001600160e01b03198216635b5e139f60e01b145b8061035657506301ffc9a760e01b6001600160e01b0319831614610356565b5f6001600160a01b038316158015906108175750826001600160a01b0316846001600160a01b0316148061137557506113758484610900565b806108175750505f908152600460205260409020546001600160a01b03908116911614919050565b6001600160a01b0382166113c657604051633250574960e11b81525f60048201526024016104d2565b5f6113d283835f610996565b90506001600160a01b038116156105e4576040516339e3563760e11b81525f60048201526024016104d2565b5f8072184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b831061143c5772184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b830492506040015b6d04ee2d6d415b85acef81000000008310611468576d04ee2d6d415b85acef8100000000830492506020015b662386f26fc10000831061148657662386f26fc10000830492506010015b6305f5e100831061149e576305f5e100830492506008015b61271083106114b257612710830492506004015b606483106114c4576064830492506002015b600a83106103565760010192915050565b6001600160e01b0319811681146105c7575f5ffd5b5f602082840312156114fa575f5ffd5b8135610a83816114d5565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f610a836020830184611505565b5f60208284031215611555575f5ffd5b5035919050565b80356001600160a01b0381168114611572575f5ffd5b919050565b5f5f60408385031215611588575f5ffd5b6115918361155c565b946020939093013593505050565b5f5f5f606084860312156115b1575f5ffd5b6115ba8461155c565b92506115c86020850161155c565b929592945050506040919091013590565b5f5f604083850312156115ea575f5ffd5b50508035926020909101359150565b5f60208284031215611609575f5ffd5b610a838261155c565b5f5f83601f840112611622575f5ffd5b5081356001600160401b03811115611638575f5ffd5b6020830191508360208285010111156105af575f5ffd5b5f5f5f5f5f5f60a08789031215611664575f5ffd5b61166d8761155c565b955060208701356001600160401b03811115611687575f5ffd5b61169389828a01611612565b90965094505060408701356001600160401b03811681146116b2575f5ffd5b92506116c06060880161155c565b915060808701356001600160601b03811681146116db575f5ffd5b809150509295509295509295565b5f5f604083850312156116fa575f5ffd5b6117038361155c565b915060208301358015158114611717575f5ffd5b809150509250929050565b634e487b7160e01b5f52604160045260245ffd5b604051601f8201601f191681016001600160401b038111828210171561175e5761175e611722565b604052919050565b5f6001600160401b0382111561177e5761177e611722565b50601f01601f191660200190565b5f5f5f5f6080858703121561179f575f5ffd5b6117a88561155c565b93506117b66020860161155c565b92506040850135915060608501356001600160401b038111156117d7575f5ffd5b8501601f810187136117e7575f5ffd5b80356117fa6117f582611766565b611736565b81815288602083850101111561180e575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b5f5f5f60408486031215611841575f5ffd5b8335925060208401356001600160401b0381111561185d575f5ffd5b61186986828701611612565b9497909650939450505050565b5f5f60408385031215611887575f5ffd5b6118908361155c565b915061189e6020840161155c565b90509250929050565b600181811c908216806118bb57607f821691505b6020821081036118d957634e487b7160e01b5f52602260045260245ffd5b50919050565b5f600182016118fc57634e487b7160e01b5f52601160045260245ffd5b5060010190565b5f81518060208401855e5f93019283525090919050565b5f6108176119288386611903565b84611903565b5f6020828403121561193e575f5ffd5b81516001600160401b03811115611953575f5ffd5b8201601f81018413611963575f5ffd5b80516119716117f582611766565b818152856020838501011115611985575f5ffd5b8160208401602083015e5f91810160200191909152949350505050565b634e487b7160e01b5f52601260045260245ffd5b6001600160a01b03858116825284166020820152604081018390526080606082018190525f9061070a90830184611505565b5f602082840312156119f8575f5ffd5b8151610a83816114d5565b601f8211156105e457828211156105e457805f5260205f20601f840160051c6020851015611a2e57505f5b90810190601f840160051c035f5b81811015610e67575f83820155600101611a3c565b81516001600160401b03811115611a6a57611a6a611722565b611a7e81611a7884546118a7565b84611a03565b6020601f821160018114611ab0575f8315611a995750848201515b5f19600385901b1c1916600184901b178455610e69565b5f84815260208120601f198516915b82811015611adf5787850151825560209485019460019092019101611abf565b5084821015611afc57868401515f19600387901b60f8161c191681555b50505050600190811b0190555056fea164736f6c6343000825000a'
