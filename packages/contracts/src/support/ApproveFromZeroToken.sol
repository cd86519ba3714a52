// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {NamedToken} from "./NamedToken.sol";

/// @title A token that changes an allowance only from zero or to zero
/// @notice Approving twice in a row is refused.
contract ApproveFromZeroToken is NamedToken {
    /// @notice The allowance has to be set to zero first.
    /// @param allowed The present allowance.
    error AllowanceNotZero(uint256 allowed);

    /// @param plan The token's name, symbol, decimals and allocations.
    constructor(Plan memory plan) NamedToken(plan) {}

    function _allow(address owner, address spender, uint256 value) internal override {
        uint256 allowed = allowance[owner][spender];
        if (allowed != 0 && value != 0) revert AllowanceNotZero(allowed);
        super._allow(owner, spender, value);
    }
}
