// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";
import {LowLevelCall} from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {IBatchAccount} from "./interfaces/IBatchAccount.sol";

/// @title Code that a plain account borrows (EIP-7702) to do several things in one transaction
/// @notice See IBatchAccount.
contract BatchAccount is IBatchAccount, ERC721Holder, ERC1155Holder {
    /// @dev A plain account takes native currency from anybody, and so does this one.
    receive() external payable {}

    /// @dev Nor does a plain account mind what is said along with it, or asked of it: it takes everything and answers nothing.
    fallback() external payable {}

    /// @inheritdoc IBatchAccount
    function execute(Call[] calldata calls) external payable {
        if (msg.sender != address(this)) revert NotTheAccount(msg.sender);
        for (uint256 i = 0; i < calls.length; ++i) {
            // What a call returns stays where it is: a contract that returns megabytes would make the batch pay for them.
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
