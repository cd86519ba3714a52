// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {NamedToken} from "./NamedToken.sol";
import {PlainToken} from "./PlainToken.sol";

/// @title A token without decimals
/// @notice `decimals()` reverts.
contract NoDecimalsToken is NamedToken {
    /// @notice The token has no decimals.
    error NoDecimals();

    /// @param plan The token's name, symbol, decimals and allocations.
    constructor(Plan memory plan) NamedToken(plan) {}

    /// @inheritdoc PlainToken
    function decimals() external pure override returns (uint8) {
        revert NoDecimals();
    }
}
