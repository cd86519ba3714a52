// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";

/// @title Code that lets a plain account make several calls in one transaction (EIP-7702)
/// @notice The account sends the batch to itself. All calls happen, or none.
/// @dev The code has no state, so an account can adopt and drop it at will. Only the account itself can call
/// `execute`, so the deployed contract itself can do nothing. An account with code gets ERC-1271 signature checks and
/// NFT receiver checks: it verifies signatures with its own key and accepts all NFTs, as a plain account would. Any
/// other call, with or without native currency, succeeds, does nothing and answers nothing, as it would on a plain
/// account.
interface IBatchAccount is IERC1271 {
    /// @notice One call of a batch.
    /// @param to The called contract.
    /// @param value The amount of native currency to send.
    /// @param data The call data.
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    /// @notice The caller is not the account itself.
    /// @param caller The sender.
    error NotTheAccount(address caller);

    /// @notice A call of the batch failed, so none of them took place.
    /// @param index The position in the batch, from 0.
    /// @param reason The revert data of the called contract.
    error CallFailed(uint256 index, bytes reason);

    /// @notice Makes these calls in order. Reverts with CallFailed at the first that fails.
    /// @param calls The calls; their return data is dropped.
    function execute(Call[] calldata calls) external payable;
}
