// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {TestBase} from "../TestBase.sol";

interface IFactory {
    function createPair(address a, address b) external returns (address);
    function setFeeTo(address feeTo) external;
    function feeTo() external view returns (address);
}

interface IPair is IERC20 {
    function token0() external view returns (IERC20);
    function token1() external view returns (IERC20);
    function getReserves() external view returns (uint112, uint112, uint32);
    function kLast() external view returns (uint256);
    function mint(address to) external returns (uint256);
    function burn(address to) external returns (uint256, uint256);
    function swap(uint256 out0, uint256 out1, address to, bytes calldata data) external;
    function skim(address to) external;
    function sync() external;
}

/// @title Pairs created by the published third-party code
abstract contract PairWorld is TestBase {
    function _newFactory(address feeToSetter) internal returns (IFactory) {
        return IFactory(_published("@uniswap/v2-core/build/UniswapV2Factory.json", abi.encode(feeToSetter)));
    }

    /// @dev The init code hash in the published router, which the product uses too.
    function _pairCodeHash() internal pure returns (bytes32) {
        return 0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f;
    }
}
