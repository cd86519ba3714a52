// Generated from src/**/SmartWalletDetector.sol by generate.ts. Do not edit.
/** @public */
export const smartWalletDetectorAbi = [
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [],
    "name": "NoCode",
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
    "name": "OwnableInvalidOwner",
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
    "name": "OwnableUnauthorizedAccount",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "smart",
        "type": "bool"
      }
    ],
    "name": "AccountMarked",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "codeHash",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "smart",
        "type": "bool"
      }
    ],
    "name": "CodeMarked",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "previousOwner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "OwnershipTransferred",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "isArgentWallet",
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
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "smart",
        "type": "bool"
      }
    ],
    "name": "markAccount",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "codeHash",
        "type": "bytes32"
      },
      {
        "internalType": "bool",
        "name": "smart",
        "type": "bool"
      }
    ],
    "name": "markCode",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "owner",
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
    "name": "renounceOwnership",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      }
    ],
    "name": "transferOwnership",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const
/** @public */
export const smartWalletDetectorBytecode = '0x6080604052348015600e575f5ffd5b5060405161049a38038061049a833981016040819052602b9160b4565b806001600160a01b038116605857604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b605f816065565b505060df565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b5f6020828403121560c3575f5ffd5b81516001600160a01b038116811460d8575f5ffd5b9392505050565b6103ae806100ec5f395ff3fe608060405234801561000f575f5ffd5b5060043610610060575f3560e01c8063384dcfdf14610064578063715018a61461007957806389ce8d58146100815780638da5cb5b14610094578063f2fde38b146100b3578063f7c8afb7146100c6575b5f5ffd5b610077610072366004610319565b6100e9565b005b610077610192565b61007761008f366004610359565b6101a5565b5f546040516001600160a01b0390911681526020015b60405180910390f35b6100776100c1366004610381565b610204565b6100d96100d4366004610381565b610246565b60405190151581526020016100aa565b6100f161028a565b81158061011d57507fc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a47082145b1561013b57604051633c11a9c560e21b815260040160405180910390fd5b5f82815260016020908152604091829020805460ff1916841515908117909155915191825283917fccc7a300cf4b762a55d93f6f09e4f73deab2669c1e9885b558d50df031d952fc91015b60405180910390a25050565b61019a61028a565b6101a35f6102b6565b565b6101ad61028a565b6001600160a01b0382165f81815260026020908152604091829020805460ff191685151590811790915591519182527fb04462cbfef5ff2e6e2403d205aa112f80e833469c3acf606a6a9c570bdd4f419101610186565b61020c61028a565b6001600160a01b03811661023a57604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b610243816102b6565b50565b6001600160a01b0381165f9081526002602052604081205460ff168061028457506001600160a01b0382163f5f9081526001602052604090205460ff165b92915050565b5f546001600160a01b031633146101a35760405163118cdaa760e01b8152336004820152602401610231565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b80358015158114610314575f5ffd5b919050565b5f5f6040838503121561032a575f5ffd5b8235915061033a60208401610305565b90509250929050565b80356001600160a01b0381168114610314575f5ffd5b5f5f6040838503121561036a575f5ffd5b61037383610343565b915061033a60208401610305565b5f60208284031215610391575f5ffd5b61039a82610343565b939250505056fea164736f6c6343000825000a'
