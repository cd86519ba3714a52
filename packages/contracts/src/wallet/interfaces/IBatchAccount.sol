// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";

/// @title Code that a plain account borrows (EIP-7702) to do several things in one transaction
/// @notice The account sends the batch to itself. All calls happen, or none.
/// @dev It has no state, so an account can adopt and drop it at will. Only the account itself can call
/// `execute`, so the deployed contract itself can do nothing. An account with code gets ERC-1271 signature checks and
/// NFT receiver checks: it verifies signatures with its own key and accepts all NFTs, as a plain account would. Any other call,
/// with or without native currency, succeeds, does nothing and answers nothing, as it would on a plain account.
interface IBatchAccount is IERC1271 {
    /// @notice One call of a batch.
    /// @param to Whom to call.
    /// @param value How much native currency to send along.
    /// @param data What to call it with.
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    /// @notice The caller is not the account itself.
    /// @param caller Who sent it.
    error NotTheAccount(address caller);

    /// @notice A call of the batch failed, so none of them took place.
    /// @param index Its place in the batch, from 0.
    /// @param reason What the called contract said.
    error CallFailed(uint256 index, bytes reason);

    /// @notice Makes these calls in their order. Reverts with CallFailed at the first that fails.
    /// @param calls The calls; what they return is not kept.
    function execute(Call[] calldata calls) external payable;
}
