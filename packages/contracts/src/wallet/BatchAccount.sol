// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";
import {LowLevelCall} from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {IBatchAccount} from "./interfaces/IBatchAccount.sol";

/// @title Code that lets a plain account make several calls in one transaction (EIP-7702)
/// @notice See IBatchAccount.
contract BatchAccount is IBatchAccount, ERC721Holder, ERC1155Holder {
    /// @dev A plain account accepts native currency from anybody, so this one does too.
    receive() external payable {}

    /// @dev A plain account accepts calls with any data and returns nothing, so this one does too.
    fallback() external payable {}

    /// @inheritdoc IBatchAccount
    function execute(Call[] calldata calls) external payable {
        if (msg.sender != address(this)) revert NotTheAccount(msg.sender);
        for (uint256 i = 0; i < calls.length; ++i) {
            // Return data is not copied: otherwise a contract that returns megabytes would make the batch pay for them.
            if (!LowLevelCall.callNoReturn(calls[i].to, calls[i].value, calls[i].data)) {
                revert CallFailed(i, LowLevelCall.returnData());
            }
        }
    }

    /// @inheritdoc IERC1271
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address signer, ECDSA.RecoverError problem,) = ECDSA.tryRecover(hash, signature);
        bool own = problem == ECDSA.RecoverError.NoError && signer == address(this);
        return own ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }
}
