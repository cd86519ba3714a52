// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";

/// @title Code that a plain account borrows (EIP-7702) to do several things in one transaction
/// @notice The account sends the batch to itself. All calls happen, or none.
/// @dev It keeps no state, so an account can take it up and lay it down at will. Nobody but the account itself can call
/// `execute`; deployed as such, it can therefore do nothing. An account with code is asked for its signature by ERC-1271 and for
/// its consent to NFTs: it answers the first with its own key and the second with yes, as a plain account would. Any other call,
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

    /// @notice The batch came from another than the account itself.
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
